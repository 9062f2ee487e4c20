import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { MachinePage } from "./MachinePage"
import { passengers } from "./passengersMachine"

const meta = {
  title: "How it works/Passengers",
  component: MachinePage,
  // Its words change with each rule.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: passengers
} satisfies Meta<typeof MachinePage>
export default meta

/** Each state is drawn from the function itself, with its story; the forms are stored in one alone. */
export const Passengers: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const continuing = within(canvas.getByRole("region", { name: "continuing" }))
    await expect(continuing.getByText("keep", { selector: "strong" })).toBeVisible()
    await expect(canvas.getAllByText("keep", { selector: "strong" })).toHaveLength(1)
    await expect(canvas.getAllByRole("link", { name: "The story that shows it" })).toHaveLength(
      Object.keys(passengers.states).length
    )
  }
}
