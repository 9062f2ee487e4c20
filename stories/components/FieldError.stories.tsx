import type { Meta, StoryObj } from "@storybook/react-vite"
import { FieldError } from "../../src/components/FieldError/FieldError"

const meta = {
  title: "Components/Fields/FieldError",
  component: FieldError,
  args: { id: "telefono-error", children: "Teléfono debe tener 10 dígitos." }
} satisfies Meta<typeof FieldError>
export default meta

export const Playground: StoryObj<typeof meta> = {}
