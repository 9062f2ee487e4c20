import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageModes } from "../../.storybook/modes"
import { AssistancePage } from "../../src/pages/AssistancePage"

const meta = {
  title: "Pages/AssistancePage",
  component: AssistancePage,
  parameters: { layout: "fullscreen", world: { path: "/solicitarasistencia" } }
} satisfies Meta<typeof AssistancePage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: pageModes } } }
