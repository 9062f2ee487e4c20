import type { Meta, StoryObj } from "@storybook/react-vite"
import { UnknownHostPage } from "../../src/pages/UnknownHostPage"

const meta = {
  title: "Pages/UnknownHostPage",
  component: UnknownHostPage,
  parameters: { layout: "fullscreen" }
} satisfies Meta<typeof UnknownHostPage>
export default meta

export const Playground: StoryObj<typeof meta> = {}
