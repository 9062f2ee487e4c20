import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { aCardOfTrip } from "../../contracts/fixtures/receipt"
import { AssistancePage } from "../../src/pages/service/AssistancePage"
import { brandOf } from "../brandOf"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Pages/AssistancePage",
  component: AssistancePage,
  ...inWorld,
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
    await expect(canvas.queryAllByText(/ lacks this page: /)).toHaveLength(assistancePage ? 0 : 1)
  }
}

const kept = { path: "/solicitarasistencia", card: aCardOfTrip }

/** The stored pass of the trip. */
export const WithCard: Story = {
  parameters: { chromatic: { modes: pageModes }, world: kept },
  play: async ({ canvas, globals }) => {
    if (!brandOf(globals.channel).channel.assistancePage) return
    const shown = await canvas.findByRole("region", { name: "Tu tarjeta de asistencia" })
    await expect(shown).toHaveTextContent("48201936")
  }
}
