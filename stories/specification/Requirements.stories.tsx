import { proven } from "virtual:proofs"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { RequirementsPage } from "./RequirementsPage"
import { groups, requirements } from "./specification"

const meta = {
  title: "Specification/Requirements",
  component: RequirementsPage,
  // No photograph: it would change with every test that cites a requirement.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: { at: "", proofs: proven }
} satisfies Meta<typeof RequirementsPage>
export default meta

/** Every group is on the page, and every requirement under its anchor, with a proof. */
export const Requirements: StoryObj<typeof meta> = {
  play: async ({ args, canvas, canvasElement }) => {
    const texts = (tag: string) => [...canvasElement.querySelectorAll(tag)].map(({ textContent }) => textContent)
    const ids = requirements.map(({ id }) => id)
    await expect(texts("h2")).toEqual(groups.map(({ code, title }) => `${code}: ${title}`))
    await expect(texts("h3")).toEqual(ids)
    await expect(texts("li > details > summary")).toEqual(ids.map(() => expect.stringMatching(/^[1-9]\d* proofs?$/)))
    // A link shows one requirement, and nothing moves it.
    if (args.at) return
    await userEvent.click(canvas.getByText("QR: Quote rules"))
    await expect(canvas.getByText("QR-01")).toBeVisible()
  }
}
