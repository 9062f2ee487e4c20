import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageModes } from "../../.storybook/modes"
import { unknownHost } from "../../src/copy/unknownHost"
import { UnknownHostPage } from "../../src/pages/shell/UnknownHostPage"

const meta = {
  title: "Pages/UnknownHostPage",
  component: UnknownHostPage,
  parameters: { layout: "fullscreen" },
  args: unknownHost
} satisfies Meta<typeof UnknownHostPage>
export default meta

export const Playground: StoryObj<typeof meta> = { parameters: { chromatic: { modes: pageModes } } }
