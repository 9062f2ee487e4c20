import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { RefusalReason } from "../../src/pages/results/RefusalReason"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Parts/RefusalReason",
  component: RefusalReason,
  ...inWorld,
  parameters: { world: {} }
} satisfies Meta<typeof RefusalReason>
export default meta

/** The trip is longer than the channel sells (QR-11). Parts/RefusalDialog shows both reasons. */
export const Playground: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByText(/^Lo sentimos/)).toBeVisible()
}
