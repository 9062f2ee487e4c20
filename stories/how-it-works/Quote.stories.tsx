import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { MachinePage } from "./MachinePage"
import { quote } from "./quoteMachine"

const meta = {
  title: "How it works/Quote",
  component: MachinePage,
  // Its words change with each rule.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: quote
} satisfies Meta<typeof MachinePage>
export default meta

/** Each state is drawn from the function itself, with its story. */
export const Quote: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const looking = within(canvas.getByRole("region", { name: "looking" }))
    await expect(looking.getByText(/found: a search, with the focus in a field/)).toBeVisible()
    await expect(canvas.getAllByRole("link", { name: "The story that shows it" })).toHaveLength(
      Object.keys(quote.states).length
    )
  }
}
