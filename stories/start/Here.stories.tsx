import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { StartPage } from "./StartPage"

const meta = {
  title: "Start/Here",
  component: StartPage,
  tags: ["served"],
  // Its words change with each commit.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } }
} satisfies Meta<typeof StartPage>
export default meta

/** Every place that the page names exists. */
export const Here: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { entries } = await (await fetch("index.json")).json()
    const links = await canvas.findAllByRole("link")
    await expect(links.length).toBeGreaterThan(5)
    const named = links.map((link) => (link.getAttribute("href") ?? "").replace(/^.*\//, ""))
    await expect(named.filter((story) => !(story in entries))).toEqual([])
  }
}
