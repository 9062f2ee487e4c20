import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { Button, LinkButton } from "../../src/components/Button/Button"
import { looks } from "./looks"

const meta = {
  title: "Components/Actions/Button",
  component: Button,
  args: { children: "COTIZAR", onClick: fn() }
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** A tap shows the brand's own pressed look, without the browser's flash over it. */
export const Playground: Story = {
  play: ({ canvas }) => {
    const flash = getComputedStyle(canvas.getByRole("button")).getPropertyValue("-webkit-tap-highlight-color")
    return expect(flash).toBe("rgba(0, 0, 0, 0)")
  }
}
export const Looks: Story = looks(Button, {
  pop: { kind: "pop", children: "Enviar por mail", icon: "envelope-simple" },
  line: { kind: "line", children: "Ver detalles" },
  ghost: { kind: "ghost", children: "Volver a los planes", icon: "arrow-left-bold" },
  ink: { kind: "ink", children: "TU CUENTA", icon: "user-circle", iconAfter: "caret-down-bold" },
  small: { size: "small", kind: "line", children: "Editar" },
  large: { size: "large", children: "COTIZAR AHORA" },
  block: { block: true, children: "COMPRAR" },
  disabled: { disabled: true }
})
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button")).toHaveFocus()
  }
}
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "COTIZAR" })
    await userEvent.click(button)
    await expect(button).toHaveAttribute("aria-busy", "true")
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(args.onClick).not.toHaveBeenCalled()
  }
}
export const AsLink: Story = { render: () => <LinkButton href="#cotizar">COTIZAR AHORA</LinkButton> }
