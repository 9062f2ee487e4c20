import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageModes } from "../../.storybook/modes"
import { LegalNoticePage } from "../../src/pages/reading/LegalNoticePage"

const meta = {
  title: "Pages/LegalNoticePage",
  component: LegalNoticePage,
  parameters: { layout: "fullscreen", world: { path: "/avisolegal" } }
} satisfies Meta<typeof LegalNoticePage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: pageModes } } }
