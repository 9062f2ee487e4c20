import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { TermsBox } from "../../src/components/TermsBox/TermsBox"
import { holding } from "./holding"

const meta = {
  title: "Components/Checkout/TermsBox",
  component: TermsBox,
  args: {
    label: "Acepto los términos y condiciones",
    name: "terms",
    checked: false,
    onChange: fn(),
    documents: [
      { label: "Términos y condiciones", href: "#terminos" },
      { label: "Política de privacidad", href: "#privacidad" }
    ],
    newTab: "(PDF, se abre en otra pestaña)"
  },
  render: holding(TermsBox, "checked")
} satisfies Meta<typeof TermsBox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Acepto los términos y condiciones"))
    await expect(canvas.getByRole("checkbox", { name: "Acepto los términos y condiciones" })).toBeChecked()
    const link = canvas.getByRole("link", { name: "Términos y condiciones (PDF, se abre en otra pestaña)" })
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", "noopener")
  }
}
export const Invalid: Story = {
  args: { error: "Debe aceptar los términos y condiciones." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Acepto los términos y condiciones" })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription("Debe aceptar los términos y condiciones.")
  }
}
