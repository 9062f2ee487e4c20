import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { componentModes } from "../../.storybook/modes"
import { ShortHero } from "../../src/components/ShortHero/ShortHero"

const meta = {
  title: "Components/ShortHero",
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

// RS-20
export const Playground: Story = {
  parameters: { chromatic: { modes: componentModes } },
  globals: { viewport: { value: "w390" } },
  play: async ({ args, canvas, canvasElement }) => {
    const lead = canvas.getByText(String(args.lead))
    if (window.innerWidth >= 768) return expect(lead).toBeVisible()
    await expect(lead).not.toBeVisible()
    await expect(canvasElement.querySelector("section")?.clientHeight).toBeLessThan(130)
  }
}
export const Noche: Story = { ...Playground, parameters: {}, args: { mood: "noche" } }
/** On a wider window it is a slim Hero. */
export const Wide: Story = {}
