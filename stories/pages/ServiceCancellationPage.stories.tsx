import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import { isElsewhere } from "../../.storybook/elsewhere"
import { pageModes } from "../../.storybook/modes"
import { ServiceCancellationPage } from "../../src/pages/service/ServiceCancellationPage"
import { inWorld } from "../world/inWorld"
import { sendFilled } from "./cancelling"

const meta = {
  title: "Pages/ServiceCancellationPage",
  component: ServiceCancellationPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/bajaservicio" } }
} satisfies Meta<typeof ServiceCancellationPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Botón baja de servicio" })).toBeVisible()
  }
}

export const Sent: Story = {
  parameters: { playedUnder: ["network"] },
  play: async ({ canvas, globals }) => {
    await sendFilled(canvas)
    if (isElsewhere(globals)) return
    const dialog = within(await canvas.findByRole("dialog", { name: "Botón baja de servicio" }))
    await waitFor(() => expect(dialog.getByText(/^BAJ-/)).toBeVisible())
  }
}
