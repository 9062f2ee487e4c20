import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import pact from "../../pacts/portal-web-public-api.json"
import { ContractPage } from "./ContractPage"

const meta = {
  title: "Contract/PublicApi",
  component: ContractPage,
  // No photograph: reviewers read the diff of the pact instead.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: {
    about:
      "It prices and sells, behind {proxy}. Each call as the portal makes it, what the provider is told before, and what the portal needs back; whatever else is in an answer is ignored.",
    pact
  }
} satisfies Meta<typeof ContractPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Works: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "card is declined")
    const call = await canvas.findByRole("heading", { level: 3, name: "a buyer whose card is declined" })
    await expect(canvas.queryByText("a visitor who has a coupon")).toBeNull()
    await userEvent.click(call)
    await expect(await canvas.findByText("IdPaymentPlan")).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent(/^1 of \d+ calls$/)
  }
}
