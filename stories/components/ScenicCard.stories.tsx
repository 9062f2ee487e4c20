import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { ProgressList } from "../../src/components/ProgressList/ProgressList"
import { ScenicCard } from "../../src/components/ScenicCard/ScenicCard"
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
  render: (args) => (
    <main>
      <ScenicCard {...args} />
    </main>
  )
} satisfies Meta<typeof ScenicCard>
export default meta

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole("main").getBoundingClientRect()
    const card = canvas.getByRole("heading", { level: 1 }).closest("section")?.getBoundingClientRect()
    await expect(page.height).toBeGreaterThanOrEqual(760)
    await expect(card?.width).toBe(480)
    await expect((card?.left ?? 0) + (card?.right ?? 0)).toBeCloseTo(page.width, 0)
  }
}
