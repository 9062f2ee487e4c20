import type { Meta, StoryObj } from "@storybook/react-vite"
import { EvidencePage } from "./EvidencePage"
import { asvs } from "./evidence/asvs"
import { lawOn } from "./evidence/duty"
import { countries } from "./evidence/law"
import { pci } from "./evidence/pci"

const meta = {
  title: "Operating/Evidence",
  component: EvidencePage,
  // The words are what is reviewed, not how they look here.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: { standards: [pci, asvs] }
} satisfies Meta<typeof EvidencePage>
export default meta
type Story = StoryObj<typeof meta>

export const Standards: Story = {}

const today = new Date().toISOString().slice(0, 10)

/** The duties of each country, and the days until those that are still to come (OU-22). */
export const Law: Story = { args: { standards: countries.map((country) => lawOn(today, country)) } }
