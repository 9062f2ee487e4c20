import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { aDraft } from "../../contracts/fixtures/searches"
import { RefusalDialog } from "../../src/pages/results/RefusalDialog"
import { inWorld } from "../world/inWorld"
import { submitted } from "./quoting"

const meta = {
  title: "Parts/RefusalDialog",
  component: RefusalDialog,
  ...inWorld,
  decorators: [submitted, ...inWorld.decorators],
  parameters: { layout: "fullscreen", world: {}, trip: { ...aDraft, end: "31/12/2027" } }
} satisfies Meta<typeof RefusalDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The trip is longer than the channel sells (QB-07, QR-11). */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Cantidad de Días" })).toHaveTextContent(
      /^Cantidad de DíasLo sentimos/
    )
    await expect(canvas.getAllByRole("link")[0]).toHaveAttribute("href", expect.stringMatching(/^tel:/))
  }
}

/** The trip starts later than the channel quotes (QR-12). */
export const StartsTooLate: Story = {
  parameters: { trip: { ...aDraft, start: "01/08/2027", end: "10/08/2027" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Cantidad de Días" })).toHaveTextContent(
      /llame al .* o vuelva/
    )
    const phones = canvas.getAllByRole("link")
    for (const phone of phones) await expect(phone).toHaveAttribute("href", expect.stringMatching(/^tel:/))
    await expect(phones.length).toBeGreaterThan(0)
  }
}
