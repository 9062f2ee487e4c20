import type { Meta, StoryObj } from "@storybook/react-vite"
import { Callout } from "../../src/components/Callout/Callout"

const meta = {
  title: "Components/Feedback/Callout",
  component: Callout,
  args: {
    kind: "warn",
    icon: "clock-fill",
    title: "Avisanos dentro de las 48 horas",
    children: <p>Si necesitás atención, comunicate antes de que pasen 48 horas.</p>
  }
} satisfies Meta<typeof Callout>
export default meta

export const Playground: StoryObj<typeof meta> = {}
