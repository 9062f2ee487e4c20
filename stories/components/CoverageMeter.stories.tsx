import type { Meta, StoryObj } from "@storybook/react-vite"
import { componentModes } from "../../.storybook/modes"
import { CoverageMeter } from "../../src/components/CoverageMeter/CoverageMeter"

const meta = {
  title: "Components/CoverageMeter",
  component: CoverageMeter,
  args: { rank: 3 }
} satisfies Meta<typeof CoverageMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: componentModes } } }

export const Lowest: Story = { args: { rank: 1 } }

export const Highest: Story = { args: { rank: 5 } }
