import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { ValidatePage } from "../../src/pages/account/ValidatePage"
import { inWorld } from "../world/inWorld"

const worldOf = (visit: object) => ({ path: "/validar", visit })

const meta = {
  title: "Pages/ValidatePage",
  component: ValidatePage,
  ...inWorld,
  parameters: {
    layout: "fullscreen"
  }
} satisfies Meta<typeof ValidatePage>
export default meta
type Story = StoryObj<typeof meta>

/** The mail is on its way: its address, where to look for it, and a link on (SR-04). */
export const Playground: Story = {
  parameters: {
    chromatic: { modes: pageModes },
    world: worldOf({ session: { email: "carla@example.com", verified: false } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Te enviamos un mail a carla@example\.com/)).toBeVisible()
    await expect(canvas.getByText(/spam/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "YA VALIDÉ MI EMAIL" })).toHaveAttribute("href", "/login")
    await expect(canvas.queryByRole("button", { name: "TU CUENTA" })).toBeNull()
    await expect(canvas.queryByRole("link", { name: "Ir al inicio" })).toBeNull()
  }
}

/** A visitor who has confirmed already finds the link on, too. */
export const Proved: Story = {
  parameters: { world: worldOf({ session: { email: "ana@example.com", verified: true } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tu dirección ana@example\.com ya está validada/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "YA VALIDÉ MI EMAIL" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Ir al inicio" })).toHaveAttribute("href", "/")
  }
}

/** The page does not know the e-mail yet, or at all: it shows no address and no login link. */
export const Unknown: Story = {
  parameters: { world: worldOf({ undecided: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Te enviamos un mail con un enlace/)).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "ENTRAR" })).toBeNull()
  }
}
