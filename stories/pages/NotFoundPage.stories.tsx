import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageModes } from "../../.storybook/modes"
import { NotFoundPage } from "../../src/pages/shell/NotFoundPage"

const meta = {
  title: "Pages/NotFoundPage",
  component: NotFoundPage,
  parameters: { layout: "fullscreen", world: { path: "/noexiste" } }
} satisfies Meta<typeof NotFoundPage>
export default meta

export const Playground: StoryObj<typeof meta> = { parameters: { chromatic: { modes: pageModes } } }
