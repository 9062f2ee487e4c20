import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageModes } from "../../.storybook/modes"
import { LegalNoticePage } from "../../src/pages/reading/LegalNoticePage"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Pages/LegalNoticePage",
  component: LegalNoticePage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/avisolegal" } }
} satisfies Meta<typeof LegalNoticePage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: pageModes } } }
