import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageModes } from "../../.storybook/modes"
import { FaqsPage } from "../../src/pages/FaqsPage"

const meta = {
  title: "Pages/FaqsPage",
  component: FaqsPage,
  parameters: { layout: "fullscreen", world: { path: "/faqs" } }
} satisfies Meta<typeof FaqsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: pageModes } } }
