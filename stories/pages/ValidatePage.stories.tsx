import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { ValidatePage } from "../../src/pages/account/ValidatePage"

const worldOf = (visit: object) => ({ path: "/validar", visit })

const meta = {
  title: "Pages/ValidatePage",
  component: ValidatePage,
  parameters: {
    layout: "fullscreen"
  }
} satisfies Meta<typeof ValidatePage>
export default meta
type Story = StoryObj<typeof meta>

/** The mail is on its way: where it went, where to look for it, and the way on (SR-04). */
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

/** Who proved it already finds the way on, too. */
export const Proved: Story = {
  parameters: { world: worldOf({ session: { email: "ana@example.com", verified: true } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tu dirección ana@example\.com ya está validada/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "YA VALIDÉ MI EMAIL" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Ir al inicio" })).toHaveAttribute("href", "/")
  }
}

/** It is not known yet, or not at all, whose e-mail it is: nothing wrong is said, nor is anybody shown the way in. */
export const Unknown: Story = {
  parameters: { world: worldOf({ undecided: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Te enviamos un mail con un enlace/)).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "ENTRAR" })).toBeNull()
  }
}

/** A long address breaks where it must. */
export const LongAddress: Story = {
  globals: { viewport: { value: "w390", isRotated: false } },
  parameters: {
    world: worldOf({ session: { email: `${"unadireccionlarguisima".repeat(3)}@example.com`, verified: false } })
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/unadireccionlarguisima/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}
