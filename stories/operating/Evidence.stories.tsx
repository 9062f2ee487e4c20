import type { Meta, StoryObj } from "@storybook/react-vite"
import { EvidencePage } from "./EvidencePage"
import { asvs } from "./evidence/asvs"
import { attacks } from "./evidence/attacks/attacks"
import { lawOn } from "./evidence/duty"
import { countries } from "./evidence/law"
import { pci } from "./evidence/pci"

const meta = {
  title: "Operating/Evidence",
  component: EvidencePage,
  // The words are what is reviewed, not how they look here.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: {
    asks: "asks",
    lead: "For an auditor: each row that concerns the portal, the test that proves it, and what is left to whom. The rows are retold; the standard's words count.",
    standards: [pci, asvs]
  }
} satisfies Meta<typeof EvidencePage>
export default meta
type Story = StoryObj<typeof meta>

export const Standards: Story = {}

const today = new Date().toISOString().slice(0, 10)

/** The duties of each country, and the days until those that are still to come (OU-22). */
export const Law: Story = { args: { standards: countries.map((country) => lawOn(today, country)) } }

/** What was tried against the portal, with what came of it (OU-28). */
export const Attacks: Story = {
  args: {
    asks: "tried, and what came of it",
    lead: "For a security officer: what was tried against the portal and its reference server, the outcome, and the test that tries it again in each run.",
    standards: attacks
  }
}
