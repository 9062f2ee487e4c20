import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { aDraft } from "../../contracts/fixtures/searches"
import { PlanDetails } from "../../src/pages/results/PlanDetails"
import { inWorld } from "../world/inWorld"
import { quoted } from "./quoting"

const meta = {
  title: "Parts/PlanDetails",
  component: PlanDetails,
  ...inWorld,
  decorators: [quoted, ...inWorld.decorators],
  parameters: { layout: "fullscreen", world: { path: "/cotizar", saved: aDraft } },
  args: { of: "102", onSelect: fn(), onClose: fn(), onChoose: fn() }
} satisfies Meta<typeof PlanDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Comparar planes" }))
    await expect(dialog.getByRole("tab", { name: /^GOLD / })).toHaveAttribute("aria-selected", "true")
    await userEvent.click(dialog.getByRole("tab", { name: /^PLATINUM / }))
    await expect(args.onSelect).toHaveBeenCalledWith("103")
    await userEvent.click(dialog.getByRole("button", { name: "SELECCIONAR GOLD" }))
    await expect(args.onChoose).toHaveBeenCalledWith("102")
    await userEvent.click(dialog.getByRole("button", { name: "VOLVER" }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  }
}
