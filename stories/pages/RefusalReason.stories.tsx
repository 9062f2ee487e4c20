import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { componentModes } from "../../.storybook/modes"
import { RefusalReason } from "../../src/pages/results/RefusalReason"

const meta = {
  title: "Pages/RefusalReason",
  component: RefusalReason,
  parameters: { world: {} }
} satisfies Meta<typeof RefusalReason>
export default meta

/** Longer than the channel sells (QR-11); both reasons are told in Pages/RefusalDialog. */
export const Playground: StoryObj<typeof meta> = {
  parameters: { chromatic: { modes: componentModes } },
  play: ({ canvas }) => expect(canvas.getByText(/^Lo sentimos/)).toBeVisible()
}
