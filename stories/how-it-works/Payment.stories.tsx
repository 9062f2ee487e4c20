import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { MachinePage } from "./MachinePage"
import { payment } from "./paymentMachine"

const meta = {
  title: "How it works/Payment",
  component: MachinePage,
  // Its words change with each rule.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: payment
} satisfies Meta<typeof MachinePage>
export default meta

/** Each state is drawn from the function itself, with its story; a payment leaves from one state alone. */
export const Payment: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const checking = within(canvas.getByRole("region", { name: "checking" }))
    await expect(checking.getByText("checked: price same")).toBeVisible()
    const paid = canvas.getAllByText("pay", { selector: "strong" })
    await expect(new Set(paid.map((told) => told.closest("section")?.id))).toEqual(new Set(["checking"]))
    await expect(canvas.getAllByRole("link", { name: "The story that shows it" })).toHaveLength(
      Object.keys(payment.states).length
    )
  }
}
