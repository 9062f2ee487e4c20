import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { aCardOfTrip } from "../../contracts/fixtures/purchase"
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

/** The traveller removes it. */
export const CardRemoved: Story = {
  parameters: { world: kept },
  play: async ({ canvas, globals }) => {
    if (!brandOf(globals.channel).channel.assistancePage) return
    const shown = await canvas.findByRole("region", { name: "Tu tarjeta de asistencia" })
    await userEvent.click(canvas.getByRole("button", { name: "Borrar la tarjeta de este dispositivo" }))
    await expect(shown).not.toBeInTheDocument()
  }
}
