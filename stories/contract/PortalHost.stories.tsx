import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import pact from "../../pacts/portal-web-portal-host.json"
import { ContractPage } from "./ContractPage"

const meta = {
  title: "Contract/PortalHost",
  component: ContractPage,
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: {
    about:
      "It stands beside the pages and knows who is logged in. Each call as the portal makes it, what the provider is told before, and what the portal needs back; whatever else is in an answer is ignored.",
    pact
  }
} satisfies Meta<typeof ContractPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Works: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("a page that asks who its visitor is, before the e-mail is proved"))
    await expect(await canvas.findByText("email_verified")).toBeVisible()
  }
}
