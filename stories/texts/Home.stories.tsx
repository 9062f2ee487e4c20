import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { HomePage } from "../../src/pages/home/HomePage"
import { brandOf } from "../brandOf"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Texts/Home",
  component: HomePage,
  ...inWorld,
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    chromatic: { disableSnapshot: true },
    world: { visit: { session: { email: "ana@example.com", verified: true } } }
  },
  // A newly registered visitor arrives with this state (RG-06).
  beforeEach: [
    ...inWorld.beforeEach,
    () => {
      history.replaceState({ notice: "registered" }, "")
      return () => history.replaceState(null, "")
    }
  ]
} satisfies Meta<typeof HomePage>
export default meta

/**
 * A newly registered visitor arrives (RG-06). Every product of the shelf comes to the middle once
 * (HO-07).
 */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    await canvas.findByText("El usuario se dio de alta correctamente")
    const next = await canvas.findByRole("button", { name: "Producto siguiente" })
    for (const { name } of brandOf(globals.channel).catalogue) {
      // A press while the shelf moves may not count.
      await waitFor(async () => {
        const shown = canvas.queryAllByRole("heading", { level: 3, name })
        if (shown.length === 0) await userEvent.click(next)
        await expect(shown.length).toBeGreaterThan(0)
      })
    }
    await expect(await canvas.findByRole("form", { name: "Cotizador" })).toBeVisible()
  }
}
