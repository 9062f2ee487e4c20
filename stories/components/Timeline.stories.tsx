import type { Meta, StoryObj } from "@storybook/react-vite"
import { Timeline } from "../../src/components/Timeline/Timeline"

const meta = {
  title: "Components/Layout/Timeline",
  component: Timeline,
  args: {
    steps: [
      { when: "Hoy", what: "Enviás este formulario." },
      { when: "Hasta 48 horas hábiles", what: "Nos ponemos en contacto con vos." },
      { when: "Después", what: "Te confirmamos la devolución por e-mail." }
    ]
  }
} satisfies Meta<typeof Timeline>
export default meta

export const Playground: StoryObj<typeof meta> = {}
