import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Steps } from "../../src/components/Steps/Steps"
import { SuccessBody, SuccessHero } from "../../src/components/SuccessHero/SuccessHero"
import { TripPass } from "../../src/components/TripPass/TripPass"
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
        <Steps
          layout="beside"
          title="Antes de viajar"
          steps={[
            { title: "Guardá el teléfono de asistencia", text: "0800 555 0143, y el chat 24/7." },
            { title: "Llevá tu voucher", text: "Alcanza con tenerlo en el celular." },
            {
              title: "Avisanos dentro de las 48 horas",
              text: "Si necesitás atención, comunicate y conservá los comprobantes originales."
            }
          ]}
        />
      </SuccessBody>
    </main>
  )
}
export const Noche: Story = { args: { scene: "asia", mood: "noche", lead: undefined } }
