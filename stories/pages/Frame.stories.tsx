import type { Meta, StoryObj } from "@storybook/react-vite"
import { Frame } from "../../src/pages/Frame"

const meta = {
  title: "Pages/Frame",
  component: Frame,
  parameters: { layout: "fullscreen", world: {} },
  args: { title: "Una página", children: <h1>Una página</h1> }
} satisfies Meta<typeof Frame>
export default meta

export const Playground: StoryObj<typeof meta> = {}
