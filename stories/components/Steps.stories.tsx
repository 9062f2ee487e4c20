import type { Meta, StoryObj } from "@storybook/react-vite"
import { Steps } from "../../src/components/Steps/Steps"

const meta = {
  title: "Components/Layout/Steps",
  component: Steps,
  args: {
    title: "Paso a paso",
    steps: [
      { title: "Tené tu voucher a mano", text: "Te vamos a pedir el número." },
      { title: "Comunicate antes de atenderte", text: "Contanos dónde estás y qué pasó." },
      { title: "Seguí las indicaciones", text: "Te decimos adónde ir o coordinamos la atención." }
    ]
  }
} satisfies Meta<typeof Steps>
export default meta

export const Playground: StoryObj<typeof meta> = {}
