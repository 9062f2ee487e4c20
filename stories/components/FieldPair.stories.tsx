import type { Meta, StoryObj } from "@storybook/react-vite"
import { FieldPair } from "../../src/components/FieldPair/FieldPair"
import { TextField } from "../../src/components/TextField/TextField"

const noop = () => {}

const meta = {
  title: "Components/Fields/FieldPair",
  component: FieldPair,
  args: {
    children: (
      <>
        <TextField label="Teléfono" name="phone" value="1155550143" onChange={noop} />
        <TextField label="Email" name="email" value="ana@example.com" onChange={noop} />
      </>
    )
  }
} satisfies Meta<typeof FieldPair>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** On a phone one stands below the other. */
export const OnPhone: Story = { globals: { viewport: { value: "w360", isRotated: false } } }
