import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { FieldRow } from "../../src/components/FieldRow/FieldRow"
import { TextField } from "../../src/components/TextField/TextField"
import { looks } from "./looks"

const field = (label: string, error?: string) => (
  <TextField key={label} label={label} name={label} value="" error={error} onChange={() => {}} />
)
const sameRow = (canvas: { getByLabelText: (label: string) => HTMLElement }, labels: ReadonlyArray<string>) =>
  new Set(labels.map((label) => canvas.getByLabelText(label).getBoundingClientRect().top)).size === 1

const meta = {
  title: "Components/Fields/FieldRow",
  component: FieldRow,
  args: { columns: "halves", children: [field("Nombre"), field("Apellido")] }
} satisfies Meta<typeof FieldRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
const thirds = {
  columns: "thirds",
  children: ["Tipo de documento", "Número de documento", "Fecha de nacimiento"].map((label) => field(label))
} as const
/** A single third keeps its width. */
export const Looks: Story = looks(FieldRow, {
  thirds,
  wide: { columns: "wide", children: [field("Dirección"), field("Código postal")] },
  "one third": { columns: "thirds", children: field("Teléfono") }
})

/** Fields stay level if one has an error. */
export const Invalid: Story = {
  args: {
    columns: "halves",
    children: [field("Email"), field("Teléfono", "Teléfono debe tener 10 dígitos.")]
  },
  decorators: [(Story) => <div style={{ inlineSize: 640 }}>{Story()}</div>],
  play: ({ canvas }) => expect(sameRow(canvas, ["Email", "Teléfono"])).toBe(true)
}

/** In a narrow card the third field takes its own row. */
export const Narrow: Story = {
  args: thirds,
  decorators: [(Story) => <div style={{ inlineSize: 490 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(sameRow(canvas, ["Tipo de documento", "Número de documento"])).toBe(true)
    await expect(sameRow(canvas, ["Tipo de documento", "Fecha de nacimiento"])).toBe(false)
  }
}
