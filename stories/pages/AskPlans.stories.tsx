import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { aDraft } from "../../contracts/fixtures/searches"
import { AskPlans } from "../../src/pages/results/AskPlans"
import { inWorld } from "../world/inWorld"
import { quoted } from "./quoting"

const meta = {
  title: "Parts/AskPlans",
  component: AskPlans,
  ...inWorld,
  decorators: [quoted, ...inWorld.decorators],
  parameters: { layout: "fullscreen", world: { path: "/cotizar", saved: aDraft } },
  args: { onClose: fn(), onChoose: fn() }
} satisfies Meta<typeof AskPlans>
export default meta
type Story = StoryObj<typeof meta>

/** Answers come while the visitor types; what no plan says leads to the phone (OU-20). */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "¿Me cubre…?" }))
    const field = dialog.getByRole("textbox")
    await userEvent.type(field, "cancelo el viaje")
    await expect(dialog.getByRole("status")).toHaveTextContent("Cancelación del viaje: está en 2 de 3 planes")
    const [, gold] = dialog.getAllByRole("button", { name: "SELECCIONAR" })
    await expect(gold).toHaveAccessibleDescription("GOLD")
    if (gold) await userEvent.click(gold)
    await expect(args.onChoose).toHaveBeenCalledWith("102")
    await userEvent.clear(field)
    await userEvent.type(field, "covid")
    await waitFor(() => expect(dialog.getByText(/^No lo dicen: /)).toBeVisible())
    await expect(dialog.getAllByRole("link")[0]).toHaveAttribute("href", expect.stringMatching(/^tel:/))
    await userEvent.click(dialog.getByRole("button", { name: "VOLVER" }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  }
}
