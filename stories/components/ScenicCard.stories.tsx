import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { DeadEnd } from "../../src/components/DeadEnd/DeadEnd"
import { ProgressList } from "../../src/components/ProgressList/ProgressList"
import { ScenicCard } from "../../src/components/ScenicCard/ScenicCard"
import deadEnd from "./DeadEnd.stories"
import { inMain } from "./inMain"
import progressList from "./ProgressList.stories"

const meta = {
  title: "Components/Brand/ScenicCard",
  component: ScenicCard,
  parameters: { layout: "fullscreen" },
  args: {
    scene: "puente",
    mood: "alba",
    children: <ProgressList {...progressList.args} />
  },
  decorators: [inMain]
} satisfies Meta<typeof ScenicCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole("main").getBoundingClientRect()
    const card = canvas.getByRole("heading", { level: 1 }).closest("section")?.getBoundingClientRect()
    await expect(page.height).toBeGreaterThanOrEqual(760)
    await expect(card?.width).toBe(480)
    await expect((card?.left ?? 0) + (card?.right ?? 0)).toBeCloseTo(page.width, 0)
  }
}

/** On a phone the card fills the width; the traveller stands below. */
export const Phone: Story = {
  args: {
    mood: "noche",
    children: <DeadEnd {...deadEnd.args} />
  },
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole("main")
    await expect(page.scrollWidth).toBe(page.clientWidth)
  }
}
