import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { LinkButton } from "../../src/components/Button/Button"
import { DeadEnd } from "../../src/components/DeadEnd/DeadEnd"
import { inMain } from "./inMain"

const meta = {
  title: "Components/Feedback/DeadEnd",
  component: DeadEnd,
  args: {
    title: "Cotización expiró",
    text: "Los precios cambian con el tiempo. Volvé a cotizar: tarda menos de un minuto.",
    actions: (
      <>
        <LinkButton size="large" block href="/#cotizar">
          COTIZAR
        </LinkButton>
        <LinkButton kind="ghost" block href="/contacto">
          Hablar con un asesor
        </LinkButton>
      </>
    )
  },
  decorators: [inMain]
} satisfies Meta<typeof DeadEnd>
export default meta

/** The alert contains the message, not the buttons. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const said = canvas.getByRole("alert")
    await expect(said).toHaveTextContent("Cotización expiróLos precios cambian con el tiempo.")
    await expect(said).not.toHaveTextContent("COTIZAR")
    await expect(canvas.getByRole("heading", { level: 1, name: "Cotización expiró" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Hablar con un asesor" })).toHaveAttribute("href", "/contacto")
  }
}
