import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { LostInPage } from "../../src/pages/results/LostInPage"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Parts/LostInPage",
  component: LostInPage,
  ...inWorld,
  parameters: { world: { path: "/cotizar" } },
  args: { text: "No pudimos cargar el detalle de los planes.", onClose: fn(), onRetry: fn() }
} satisfies Meta<typeof LostInPage>
export default meta
type Story = StoryObj<typeof meta>

/** Interrupts, shows the phones, tries again, and can be closed. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const lost = within(await canvas.findByRole("alert"))
    await expect(lost.getAllByRole("link").length).toBeGreaterThan(0)
    await userEvent.click(lost.getByRole("button", { name: "Reintentar" }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await userEvent.click(lost.getByRole("button", { name: "Cerrar" }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  }
}
