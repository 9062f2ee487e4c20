import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { componentModes } from "../../.storybook/modes"
import { LiveRegion } from "../../src/components/LiveRegion/LiveRegion"

const meta = {
  title: "Components/Feedback/LiveRegion",
  component: LiveRegion,
  args: { role: "status", children: "Fechas aplicadas" }
} satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { chromatic: { modes: componentModes } },
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Fechas aplicadas")
}
export const Alert: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { role: "alert", children: "Revisá 2 datos para cotizar." }
}
