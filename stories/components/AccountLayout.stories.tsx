import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { AccountLayout } from "../../src/components/AccountLayout/AccountLayout"
import { inMain } from "./inMain"

const meta = {
  title: "Components/Account/AccountLayout",
  component: AccountLayout,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Tu cuenta",
    items: [
      { label: "TUS DATOS", href: "/tusdatos", icon: "identification-card" },
      { label: "TUS COMPRAS", href: "/tuscompras", icon: "receipt", current: true }
    ],
    title: "Tus compras",
    children: <p>Todavía no compraste.</p>,
    onNavigate: fn((_href, event) => event.preventDefault()),
    onReach: fn()
  },
  decorators: [inMain]
} satisfies Meta<typeof AccountLayout>
export default meta

/** The current page is marked. A click calls `onNavigate` before the browser follows the link. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Tus compras")
    await expect(canvas.getByRole("navigation", { name: "Tu cuenta" })).toBeVisible()
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("TUS COMPRAS")
    await userEvent.tab()
    await expect(args.onReach).toHaveBeenLastCalledWith("/tusdatos")
    await userEvent.keyboard("{Enter}")
    await expect(args.onNavigate).toHaveBeenLastCalledWith("/tusdatos", expect.anything())
  }
}
