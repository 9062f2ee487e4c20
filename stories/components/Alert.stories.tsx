import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Alert } from "../../src/components/Alert/Alert"
import { looks } from "./looks"

const meta = {
  title: "Components/Feedback/Alert",
  component: Alert,
  args: { kind: "info", children: "Completá la edad al momento de viajar." }
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Looks: Story = looks(Alert, {
  ok: { kind: "ok", children: "El mail se envió con éxito." },
  warn: { kind: "warn", children: "Tu cotización vence hoy." },
  bad: {
    kind: "bad",
    children: (
      <>
        <strong>Revisá 2 datos para continuar.</strong> <a href="#telefono">Teléfono</a> y <a href="#email">email</a>.
      </>
    )
  }
})
Looks.play = ({ canvas }) => expect(canvas.getByRole("alert")).toBeVisible()

export const WithAction: Story = {
  args: { kind: "bad", children: "No pudimos cargar los destinos.", button: { label: "Reintentar" } }
}
