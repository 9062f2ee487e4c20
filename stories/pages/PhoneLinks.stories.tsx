import type { Meta, StoryObj } from "@storybook/react-vite"
import { PhoneLinks } from "../../src/pages/shell/PhoneLinks"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Parts/PhoneLinks",
  component: PhoneLinks,
  ...inWorld,
  parameters: { world: {} }
} satisfies Meta<typeof PhoneLinks>
export default meta

export const Playground: StoryObj<typeof meta> = {}
