import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { CoverageMeter } from "../../src/components/CoverageMeter/CoverageMeter"
import { looks } from "./looks"

const meta = {
  title: "Components/Plans/CoverageMeter",
  component: CoverageMeter,
  argTypes: { rank: { control: { type: "number", min: 1 } }, of: { control: { type: "number", min: 1 } } },
  args: { rank: 3, of: 5, label: "3.ª más alta de 5" }
} satisfies Meta<typeof CoverageMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("3.ª más alta de 5")).toBeVisible()
    await expect(canvasElement.querySelectorAll("rect[data-full]")).toHaveLength(3)
    await expect(canvas.getByText("3.ª más alta de 5").parentElement?.offsetHeight).toBeLessThanOrEqual(20)
  }
}

export const Looks: Story = looks(CoverageMeter, {
  lowest: { rank: 1, of: 2, label: "La más baja de 2" },
  highest: { rank: 8, of: 8, label: "La más alta de 8" }
})
