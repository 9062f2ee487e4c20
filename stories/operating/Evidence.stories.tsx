import type { Meta, StoryObj } from "@storybook/react-vite"
import { EvidencePage } from "./EvidencePage"
import { asvs } from "./evidence/asvs"
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
