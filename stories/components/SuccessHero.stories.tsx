import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Steps } from "../../src/components/Steps/Steps"
import { SuccessBody, SuccessHero } from "../../src/components/SuccessHero/SuccessHero"
import { TripPass } from "../../src/components/TripPass/TripPass"
import steps from "./Steps.stories"
import tripPass from "./TripPass.stories"

const meta = {
  title: "Components/Brand/SuccessHero",
  component: SuccessHero,
  parameters: { layout: "fullscreen" },
  args: {
    scene: "caribe",
    mood: "tarde",
    lines: ["¡Tu pago se", "realizó con éxito!"],
    lead: "Revisá tu correo para acceder a tu voucher y conocer todos los detalles de tu asistencia."
  }
} satisfies Meta<typeof SuccessHero>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole("heading", { level: 1 })).toHaveAccessibleName("¡Tu pago se realizó con éxito!")
}

/** The first child of SuccessBody overlaps it. */
export const WithBody: Story = {
  render: (args) => (
    <main>
      <SuccessHero {...args} />
      <SuccessBody>
        <TripPass {...tripPass.args} />
        <Steps {...steps.args} layout="beside" />
      </SuccessBody>
    </main>
  )
}
export const Noche: Story = { args: { scene: "asia", mood: "noche", lead: undefined } }
