import type { Meta, StoryObj } from "@storybook/react-vite"
import { Badge } from "../../src/components/Badge/Badge"
import { looks } from "./looks"

const meta = {
  title: "Components/Feedback/Badge",
  component: Badge,
  args: { children: "EL MÁS ELEGIDO", kind: "top", icon: "check-circle-fill" }
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Looks: Story = looks(Badge, {
  recommended: { children: "RECOMENDADO", kind: "recommended", icon: undefined },
  off: { children: "15% OFF", kind: "off", icon: undefined },
  ok: { children: "Confirmada", kind: "ok" },
  mute: { children: "Finalizado", kind: "mute", icon: undefined }
})
