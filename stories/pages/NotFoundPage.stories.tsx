import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageModes } from "../../.storybook/modes"
import { NotFoundPage } from "../../src/pages/shell/NotFoundPage"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Pages/NotFoundPage",
  component: NotFoundPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/noexiste" } }
} satisfies Meta<typeof NotFoundPage>
export default meta

export const Playground: StoryObj<typeof meta> = { parameters: { chromatic: { modes: pageModes } } }
