import type { Meta, StoryObj } from "@storybook/react-vite"
import { Icon } from "../../src/components/Icon/Icon"

const meta = {
  title: "Components/Brand/Icon",
  component: Icon,
  args: { name: "map-pin" }
} satisfies Meta<typeof Icon>
export default meta

export const Playground: StoryObj<typeof meta> = {}
