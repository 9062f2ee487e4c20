import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { LinkButton } from "../../src/components/Button/Button"
import { Prompt } from "../../src/components/Prompt/Prompt"
import { inMain } from "./inMain"

const meta = {
  title: "Components/Feedback/Prompt",
  component: Prompt,
  parameters: { layout: "fullscreen" },
  args: {
    scene: "ventana",
    mood: "alba",
    icon: "envelope-simple",
    title: "Validá tu email",
    children: (
      <p>
        Te enviamos un mail a <strong>ana@example.com</strong>: abrí el enlace que tiene para validar tu dirección y
        seguir.
      </p>
    ),
    actions: (
      <LinkButton size="large" href="/login">
        YA VALIDÉ MI EMAIL
      </LinkButton>
    ),
    hint: <p>¿No lo encontrás? Fijate en la carpeta de spam o de correo no deseado.</p>
  },
  decorators: [inMain]
} satisfies Meta<typeof Prompt>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Validá tu email" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "YA VALIDÉ MI EMAIL" })).toHaveAttribute("href", "/login")
  }
}

/** A tablet keeps the card's width, and with it the size of the landscape. */
export const Tablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvasElement }) => {
    const scene = canvasElement.querySelector("svg[data-fit]")
    const card = canvasElement.querySelector("section")
    await expect(scene?.getBoundingClientRect().left).toBeLessThanOrEqual(card?.getBoundingClientRect().left ?? 0)
  }
}

/** At night, with a second action and a very long address. */
export const LongAddressAtNight: Story = {
  args: {
    scene: "europa",
    mood: "noche",
    children: (
      <p>
        Te enviamos un mail a <strong>maria.de.los.angeles.rodriguez.etcheverry@correo.universidad.example.com</strong>.
      </p>
    ),
    actions: (
      <>
        <LinkButton size="large" href="/login">
          YA VALIDÉ MI EMAIL
        </LinkButton>
        <LinkButton size="large" kind="line" href="/">
          Ir al inicio
        </LinkButton>
      </>
    ),
    hint: undefined
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("main")
    await expect(card.scrollWidth).toBe(card.clientWidth)
  }
}
