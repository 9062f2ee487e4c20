import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageModes } from "../../.storybook/modes"
import { LinksPage } from "../../src/pages/reading/LinksPage"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Pages/LinksPage",
  component: LinksPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/test" } }
} satisfies Meta<typeof LinksPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: pageModes } } }
