import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageModes } from "../../.storybook/modes"
import { CookiesPage } from "../../src/pages/CookiesPage"

const meta = {
  title: "Pages/CookiesPage",
  component: CookiesPage,
  parameters: { layout: "fullscreen", chromatic: { modes: pageModes }, world: { path: "/politicascookies" } }
} satisfies Meta<typeof CookiesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
