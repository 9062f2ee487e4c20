import type { Meta, StoryObj } from "@storybook/react-vite"
import { Flight } from "../../src/components/Flight/Flight"

const meta = {
  title: "Components/Brand/Flight",
  component: Flight
} satisfies Meta<typeof Flight>
export default meta

export const Playground: StoryObj<typeof meta> = {}
