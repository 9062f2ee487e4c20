import type { Meta, StoryObj } from "@storybook/react-vite"
import { GuidePage } from "./GuidePage"
import { charging } from "./guides/charging"
import { commands } from "./guides/commands"
import { deploying } from "./guides/deploying"
import { events } from "./guides/events"
import { measuring } from "./guides/measuring"
import { names } from "./guides/names"
import { newChannel } from "./guides/newChannel"
import { photographs } from "./guides/photographs"
import { switches } from "./guides/switches"

const meta = {
  title: "Operating/Guides",
  component: GuidePage,
  // The words are what is reviewed, not how they look here.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: { guide: commands }
} satisfies Meta<typeof GuidePage>
export default meta
type Story = StoryObj<typeof meta>

export const Commands: Story = {}
export const Charging: Story = { args: { guide: charging } }
export const Deploying: Story = { args: { guide: deploying } }
export const Events: Story = { args: { guide: events } }
export const Names: Story = { args: { guide: names } }
export const Measuring: Story = { args: { guide: measuring } }
export const NewChannel: Story = { args: { guide: newChannel } }
export const Photographs: Story = { args: { guide: photographs } }
export const Switches: Story = { args: { guide: switches } }
