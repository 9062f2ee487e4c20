import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Menu } from "../../src/components/Menu/Menu"

const picked = fn()

const meta = {
  title: "Components/Account/Menu",
  component: Menu,
  args: {
    kind: "line",
    children: "Más",
    options: [
      { label: "Tarjeta de asistencia", icon: "identification-card", onPick: picked },
      { label: "Arrepentimiento", href: "/arrepentimiento" }
    ]
  },
  beforeEach: () => void picked.mockClear()
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const isOpen = (opener: HTMLElement) => opener.nextElementSibling?.matches(":popover-open")

/** The keyboard reaches the options from the button; a choice closes them. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Más" })
    await userEvent.click(opener)
    await waitFor(() => expect(isOpen(opener)).toBe(true))
    await userEvent.tab()
    const option = within(opener.parentElement as HTMLElement).getByRole("button", { name: "Tarjeta de asistencia" })
    await expect(option).toHaveFocus()
    await userEvent.click(option)
    await expect(picked).toHaveBeenCalledOnce()
    await expect(isOpen(opener)).toBe(false)
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await waitFor(() => expect(isOpen(opener)).toBe(true))
  }
}

/** The options end with the button, or begin with it where the window has no room for that. */
export const AtTheStart: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ paddingInlineStart: "40px" }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Más" })
    await userEvent.click(opener)
    await waitFor(() => expect(isOpen(opener)).toBe(true))
    const left = (element: Element | null) => element?.getBoundingClientRect().left ?? 0
    await expect(left(opener.nextElementSibling)).toBe(left(opener))
  }
}

/** More options than a small window holds: the list scrolls. */
export const Long: Story = {
  globals: { viewport: { value: "w390" } },
  args: {
    children: "Agregar plan",
    icon: "plus-bold",
    iconAfter: undefined,
    options: Array.from({ length: 24 }, (_, at) => ({ label: `PLAN ${at + 1}`, onPick: picked }))
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Agregar plan" })
    await userEvent.click(opener)
    await waitFor(() => expect(isOpen(opener)).toBe(true))
    const list = opener.nextElementSibling as HTMLElement
    await expect(list.offsetHeight).toBeLessThan(window.innerHeight)
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
  }
}
