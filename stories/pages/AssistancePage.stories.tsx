import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { AssistancePage } from "../../src/pages/AssistancePage"
import { brandOf } from "../brands"

const meta = {
  title: "Pages/AssistancePage",
  component: AssistancePage,
  parameters: { layout: "fullscreen", world: { path: "/solicitarasistencia" } }
} satisfies Meta<typeof AssistancePage>
export default meta
type Story = StoryObj<typeof meta>

/** A channel without this page says so above it. */
export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Solicitar asistencia" })).toBeVisible()
    const { assistancePage } = brandOf(globals.channel).channel
    await expect(canvas.queryAllByText(/ no tiene esta página: /)).toHaveLength(assistancePage ? 0 : 1)
  }
}
