import type { Meta, StoryObj } from "@storybook/react-vite"
import { FormIntro } from "../../src/components/FormIntro/FormIntro"

const meta = {
  title: "Components/Layout/FormIntro",
  component: FormIntro,
  args: {
    title: "Botón de arrepentimiento",
    text: [
      "Podés dejar sin efecto tu compra dentro de los 10 días, siempre que la cobertura no haya comenzado.",
      "Después de recibir la solicitud, te llamamos."
    ]
  }
} satisfies Meta<typeof FormIntro>
export default meta

export const Playground: StoryObj<typeof meta> = {}
