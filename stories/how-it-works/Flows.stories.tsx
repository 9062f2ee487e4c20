import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { MachinePage } from "./MachinePage"
import { passengers } from "./passengersMachine"
import { payment } from "./paymentMachine"
import { quote } from "./quoteMachine"

const meta = {
  title: "How it works/Flows",
  component: MachinePage,
  // Its words change with each rule.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: quote
} satisfies Meta<typeof MachinePage>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story["play"]>>[0]

/** Each state is drawn from the function itself, with its story. */
const drawn = async ({ args, canvas }: Played, state: string, text: RegExp) => {
  const region = within(canvas.getByRole("region", { name: state }))
  await expect(region.getByText(text)).toBeVisible()
  await expect(canvas.getAllByRole("link", { name: "The story that shows it" })).toHaveLength(
    Object.keys(args.states).length
  )
}

export const Quote: Story = {
  play: (played) => drawn(played, "looking", /found: a search, with the focus in a field/)
}

/** The forms are stored in one state alone. */
export const Passengers: Story = {
  args: passengers,
  play: async (played) => {
    await drawn(played, "continuing", /^keep$/)
    await expect(played.canvas.getAllByText("keep", { selector: "strong" })).toHaveLength(1)
  }
}

/** A payment leaves from one state alone. */
export const Payment: Story = {
  args: payment,
  play: async (played) => {
    await drawn(played, "checking", /^checked: price same$/)
    const paid = played.canvas.getAllByText("pay", { selector: "strong" })
    await expect(new Set(paid.map((told) => told.closest("section")?.id))).toEqual(new Set(["checking"]))
  }
}
