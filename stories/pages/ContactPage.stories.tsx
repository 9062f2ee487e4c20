import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, type within } from "storybook/test"
import { isElsewhere } from "../../.storybook/elsewhere"
import { pageModes } from "../../.storybook/modes"
import { argentina } from "../../src/channels/provider"
import { ContactPage } from "../../src/pages/service/ContactPage"
import { inWorld } from "../world/inWorld"

type Canvas = ReturnType<typeof within>

const meta = {
  title: "Pages/ContactPage",
  component: ContactPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/contacto" } }
} satisfies Meta<typeof ContactPage>
export default meta
type Story = StoryObj<typeof meta>

/** Values of the brand's channel that a play counts on. */
const asking = {
  hours: { contactForm: { asks: "hours", slots: ["8 a 12", "12 a 16"] } },
  reason: { contactForm: { asks: "reason" } }
} as const

const worldOf = (more: object) => ({ world: { path: "/contacto", channel: asking.hours, ...more } })

const send = async (canvas: Canvas) => userEvent.click(await canvas.findByRole("button", { name: "ENVIAR" }))

const fillPerson = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText("Nombre"), "Ana Martínez")
  await userEvent.type(canvas.getByLabelText("Teléfono"), "1155550143")
  await userEvent.type(canvas.getByLabelText("Email"), "ana@example.com")
}

const fill = async (canvas: Canvas) => {
  await fillPerson(canvas)
  await userEvent.click(canvas.getByRole("radio", { name: /12 a 16/ }))
}

export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Contacto" })).toBeVisible()
  }
}

/** Sent empty: each field shows its error, and the first has the focus. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText("Teléfono es requerido.")).toBeVisible()
    await expect(canvas.getByText("El nombre debe tener al menos 3 caracteres.")).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText("Nombre")).toHaveFocus())
  }
}

/** Another reading of a refused phone, and of a misspelt host: one press each, and on (VA-10). */
export const Remedied: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...worldOf({ channel: { ...asking.hours, phoneForms: argentina.phoneForms } })
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    const [phone, email] = [canvas.getByLabelText("Teléfono"), canvas.getByLabelText("Email")]
    await userEvent.clear(email)
    await userEvent.type(email, "ana@gmial.com")
    await userEvent.clear(phone)
    await userEvent.type(phone, "11 15 5555 0143")
    await userEvent.tab()
    await expect(phone).toHaveAccessibleDescription(/^Teléfono debe tener 10 dígitos\. .*(sin 0 ni 15|un 0)/)
    await userEvent.click(canvas.getByRole("button", { name: "Usar 1155550143" }))
    await expect(email).toHaveFocus()
    await userEvent.tab()
    await userEvent.click(await canvas.findByRole("button", { name: "¿Quisiste decir ana@gmail.com?" }))
    await expect(email).toHaveValue("ana@gmail.com")
    await expect(canvas.queryByRole("button", { name: /Quisiste/ })).toBeNull()
  }
}

export const Sent: Story = {
  parameters: { playedUnder: ["network"], ...worldOf({}) },
  play: async ({ canvas, globals }) => {
    await fill(canvas)
    await send(canvas)
    if (isElsewhere(globals)) return
    await waitFor(() => expect(canvas.getByText("Mensaje enviado")).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText("Nombre")).toHaveValue(""))
  }
}

/** A brand may ask for the reason and not for the hours. */
export const Reason: Story = {
  parameters: worldOf({ channel: asking.reason }),
  play: async ({ canvas }) => {
    await fillPerson(canvas)
    await expect(canvas.queryByRole("radio")).toBeNull()
    await userEvent.type(canvas.getByLabelText("Motivo"), "Quiero un plan para un grupo.")
    await send(canvas)
    await waitFor(() => expect(canvas.getByText("Mensaje enviado")).toBeVisible())
  }
}

/** While it is sent the button is busy; a failure keeps all input. */
export const Failed: Story = {
  parameters: worldOf({ notifications: { lost: true, delay: 1000 } }),
  play: async ({ canvas }) => {
    await fill(canvas)
    await send(canvas)
    await waitFor(() => expect(canvas.getByRole("button", { name: "ENVIAR" })).toHaveAttribute("aria-busy", "true"))
    await waitFor(() => expect(canvas.getByText("Fallo al el enviar el mensaje")).toBeVisible(), { timeout: 5000 })
    await expect(canvas.getByLabelText("Nombre")).toHaveValue("Ana Martínez")
  }
}
