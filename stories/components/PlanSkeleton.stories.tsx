import type { Meta, StoryObj } from "@storybook/react-vite"
import { componentModes } from "../../.storybook/modes"
import { PlanSkeleton } from "../../src/components/PlanSkeleton/PlanSkeleton"

const meta = {
  title: "Components/PlanSkeleton",
  component: PlanSkeleton,
  args: { label: "Buscando planes" }
} satisfies Meta<typeof PlanSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: componentModes } } }
