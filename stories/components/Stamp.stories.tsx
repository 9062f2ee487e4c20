import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stamp } from "../../src/components/Stamp/Stamp"

const meta = { title: "Components/Brand/Stamp", component: Stamp, args: { name: "telemedicine" } } satisfies Meta<
  typeof Stamp
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Worldwide: Story = { args: { name: "worldwide" } }
export const Assistance: Story = { args: { name: "assistance" } }
export const Guarantee: Story = { args: { name: "guarantee" } }
export const Network: Story = { args: { name: "network" } }
export const Annual: Story = { args: { name: "annual" } }
