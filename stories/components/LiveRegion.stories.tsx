import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { LiveRegion } from "../../src/components/LiveRegion/LiveRegion"

const meta = {
  title: "Components/Feedback/LiveRegion",
  component: LiveRegion,
  // It is heard, not seen.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { role: "status", children: "Fechas aplicadas" }
} satisfies Meta<typeof LiveRegion>
export default meta

export const Playground: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Fechas aplicadas")
}
