import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { CriteriaPage } from "./wcag/CriteriaPage"
import { criteria } from "./wcag/wcag"

const meta = {
  title: "Specification/Wcag",
  component: CriteriaPage,
  // The words are what is reviewed, not how they look here.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: { criteria }
} satisfies Meta<typeof CriteriaPage>
export default meta

/** All 55 criteria, each with a proof. */
export const Criteria: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("heading", { level: 2 })
    await expect(rows).toHaveLength(55)
    for (const row of rows) {
      const proofs = row.closest("li")?.querySelectorAll("li")
      await expect(proofs?.length, row.textContent ?? "").toBeGreaterThan(0)
    }
  }
}
