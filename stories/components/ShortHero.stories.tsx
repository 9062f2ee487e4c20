import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { ShortHero } from "../../src/components/ShortHero/ShortHero"

const meta = {
  title: "Components/Brand/ShortHero",
  component: ShortHero,
  parameters: { layout: "fullscreen" },
  args: {
    scene: "europa",
    mood: "alba",
    lines: ["COTIZÁ TU COBERTURA"],
    lead: "Todas las coberturas incluyen telemedicina 24/7."
  }
} satisfies Meta<typeof ShortHero>
export default meta
type Story = StoryObj<typeof meta>

// RS-24
export const Playground: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ args, canvas, canvasElement }) => {
    const lead = expect(canvas.getByText(String(args.lead)))
    await (window.innerWidth >= 1200 ? lead : lead.not).toBeVisible()
    await expect(canvasElement.querySelector("section")?.clientHeight).toBeLessThan(window.innerWidth < 768 ? 130 : 200)
  }
}
export const Noche: Story = { ...Playground, parameters: {}, args: { mood: "noche" } }
/** Beside the title of a wide window there is room for the lead. The landscape is whole below the menu. */
export const Wide: Story = { ...Playground, parameters: {}, globals: {} }
/** The longest lead keeps to the title's line. */
export const LongLead: Story = {
  ...Wide,
  args: { lead: "Hasta 1.000.000 USD de cobertura médica internacional y compra en menos de 5 minutos." }
}
