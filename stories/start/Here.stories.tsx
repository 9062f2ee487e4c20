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

const searched =
  "modal input dropdown cupón banner tooltip toast spinner skeleton checkbox cart price receipt voucher stepper carousel tabs"

/** Every place that the page names exists, and the search finds what people call a component. */
export const Here: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { entries } = await (await fetch("index.json")).json()
    const links = await canvas.findAllByRole("link")
    await expect(links.length).toBeGreaterThan(5)
    const named = links.map((link) => (link.getAttribute("href") ?? "").replace(/^.*\//, ""))
    await expect(named.filter((story) => !(story in entries))).toEqual([])
    const names = Object.values<{ name: string; title: string }>(entries).map(({ name, title }) => `${title} ${name}`)
    const text = names
      .filter((one) => one.startsWith("Components/"))
      .join(" ")
      .toLowerCase()
    await expect(searched.split(" ").filter((word) => !text.includes(word))).toEqual([])
  }
}
