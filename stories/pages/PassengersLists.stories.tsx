import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { PassengersPage } from "../../src/pages/checkout/PassengersPage"
import { inWorld } from "../world/inWorld"
import { purchaseOf } from "./passengersWorld"

/** What the lists of step 2 leave to choose (PA-06). */
const meta = {
  title: "Pages/PassengersLists",
  component: PassengersPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: purchaseOf(["34"]) }
} satisfies Meta<typeof PassengersPage>
export default meta
type Story = StoryObj<typeof meta>

/** A country without provinces is its own: the page says that none is to be chosen. */
export const WithoutProvinces: Story = {
  parameters: { world: purchaseOf(["34"], { lookups: { provinces: [] } }) },
  play: async ({ canvas }) => {
    const list = await canvas.findByLabelText(/^(Provincia|Región)$/)
    await waitFor(() => expect(list).toHaveAccessibleDescription(/^No hace falta elegir (provincia|región)/))
    await expect(list).not.toHaveValue("")
  }
}
