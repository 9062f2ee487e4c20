import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { ServiceCancellationPage } from "../../src/pages/service/ServiceCancellationPage"
import { inWorld } from "../world/inWorld"
import { receives } from "./cancelling"

const meta = {
  title: "Pages/ServiceCancellationPage",
  component: ServiceCancellationPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/bajaservicio" } }
} satisfies Meta<typeof ServiceCancellationPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Botón baja de servicio" })).toBeVisible()
  }
}

export const Sent: Story = {
  parameters: { playedUnder: ["network"] },
  play: receives("Botón baja de servicio", /^BAJ-/)
}
