import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { aDraft } from "../../contracts/fixtures/searches"
import { RefusalInPage } from "../../src/pages/results/RefusalInPage"
import { inWorld } from "../world/inWorld"
import { submitted } from "./quoting"

const meta = {
  title: "Parts/RefusalInPage",
  component: RefusalInPage,
  ...inWorld,
  decorators: [submitted, ...inWorld.decorators],
  parameters: { layout: "fullscreen", world: {}, trip: { ...aDraft, end: "31/12/2027" } }
} satisfies Meta<typeof RefusalInPage>
export default meta
type Story = StoryObj<typeof meta>

/** The trip is longer than the channel sells (QR-11). */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Cantidad de DíasLo sentimos/)
  }
}
