import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { AccountMenu } from "../../src/components/AccountMenu/AccountMenu"
import { AccountPending } from "../../src/components/AccountMenu/AccountPending"
import { LinkButton } from "../../src/components/Button/Button"

const meta = {
  title: "Components/Account/AccountMenu",
  component: AccountMenu,
  args: {
    label: "TU CUENTA",
    links: [
      { label: "Tus Datos", href: "/tusdatos" },
      { label: "Tus Compras", href: "/tuscompras" },
      { label: "Salir", href: "/logout" }
    ],
    onNavigate: fn((_href, event) => event.preventDefault())
  },
  render: (args) => (
    <div style={{ display: "flex", flexFlow: "row-reverse", justifyContent: "space-between", minBlockSize: "230px" }}>
      <div>
        <AccountMenu {...args} />
      </div>
      <button type="button">Otra cosa</button>
    </div>
  )
} satisfies Meta<typeof AccountMenu>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Opens on click. A second click, a press outside, Escape and tabbing past the last link close it;
 * Escape returns the focus (SH-05).
 */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "TU CUENTA" })
    const places = () => canvas.queryAllByRole("link").map(({ textContent }) => textContent)
    await expect(places()).toEqual([])
    await userEvent.click(button)
    await expect(button).toHaveAttribute("aria-expanded", "true")
    await expect(places()).toEqual(["Tus Datos", "Tus Compras", "Salir"])
    await userEvent.click(button)
    await expect(places()).toEqual([])

    await userEvent.click(button)
    await userEvent.click(canvas.getByText("Otra cosa"))
    await expect(places()).toEqual([])

    await userEvent.click(button)
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Tus Datos" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await expect(places()).toEqual([])
    await expect(button).toHaveFocus()

    await userEvent.keyboard("{Enter}")
    await userEvent.click(canvas.getByRole("link", { name: "Tus Compras" }))
    await expect(args.onNavigate).toHaveBeenCalledWith("/tuscompras", expect.anything())
    await expect(places()).toEqual([])

    await userEvent.click(button)
    for (let tabs = 0; tabs < 4; tabs++) await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Otra cosa" })).toHaveFocus()
    await expect(places()).toEqual([])
  }
}

export const Open: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: "TU CUENTA" }))
}

export const Drawer: Story = {
  args: { kind: "drawer" },
  play: ({ canvas }) => expect(canvas.getAllByRole("link")).toHaveLength(3)
}

/**
 * While the page does not know the visitor: the size of the real button in each look, without text
 * for screen readers.
 */
export const Pending: Story = {
  render: (args) => (
    <div style={{ display: "grid", justifyItems: "start", gap: "12px" }}>
      <LinkButton kind="line" href="/login">
        ENTRAR
      </LinkButton>
      <AccountPending look="line" label="ENTRAR" />
      <AccountMenu {...args} />
      <AccountPending look="ink" label="TU CUENTA" menu />
      <div style={{ justifySelf: "stretch" }}>
        <AccountPending look="drawer" label="ENTRAR" />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const widthOf = (element?: Element | null) => Math.round(element?.getBoundingClientRect().width ?? 0)
    const [enter, account] = canvasElement.querySelectorAll("[aria-hidden][data-look]")
    await expect(widthOf(enter)).toBe(widthOf(canvas.getByRole("link", { name: "ENTRAR" })))
    await expect(widthOf(account)).toBe(widthOf(canvas.getByRole("button", { name: "TU CUENTA" })))
  }
}
