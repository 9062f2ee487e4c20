import type { Meta, StoryObj } from "@storybook/react-vite"
import { Badge } from "../../src/components/Badge/Badge"

const meta = {
  title: "Components/Feedback/Badge",
  component: Badge,
  args: { children: "EL MÁS ELEGIDO", kind: "top", icon: "check-circle-fill" }
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Recommended: Story = { args: { children: "RECOMENDADO", kind: "recommended", icon: undefined } }

export const PercentOff: Story = { args: { children: "15% OFF", kind: "off", icon: undefined } }

export const WentWell: Story = { args: { children: "Confirmada", kind: "ok" } }

export const Over: Story = { args: { children: "Finalizado", kind: "mute", icon: undefined } }
