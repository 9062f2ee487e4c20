import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stamp } from "../../src/components/Stamp/Stamp"
import { looks } from "./looks"

const meta = { title: "Components/Brand/Stamp", component: Stamp, args: { name: "telemedicine" } } satisfies Meta<
  typeof Stamp
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Looks: Story = looks(Stamp, {
  worldwide: { name: "worldwide" },
  assistance: { name: "assistance" },
  guarantee: { name: "guarantee" },
  network: { name: "network" },
  annual: { name: "annual" }
})
