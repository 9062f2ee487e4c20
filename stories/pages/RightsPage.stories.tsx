import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { isElsewhere } from "../../.storybook/elsewhere"
import { pageModes } from "../../.storybook/modes"
import { RightsPage } from "../../src/pages/service/RightsPage"
import { inWorld } from "../world/inWorld"

type Canvas = ReturnType<typeof within>

const meta = {
  title: "Pages/RightsPage",
  component: RightsPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/tusderechos" } }
} satisfies Meta<typeof RightsPage>
export default meta
type Story = StoryObj<typeof meta>

const send = async (canvas: Canvas) => userEvent.click(await canvas.findByRole("button", { name: "ENVIAR" }))

const fill = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole("radio", { name: /^Acceso/ }))
  await userEvent.type(canvas.getByLabelText("Nombre"), "Ana Martínez")
  const rut = canvas.queryByLabelText("Número de documento (RUT)")
  await userEvent.type(rut ?? canvas.getByLabelText("Número de documento"), rut ? "1.000.005-K" : "28456712")
  await userEvent.type(canvas.getByLabelText("Teléfono"), "1155550143")
  await userEvent.type(canvas.getByLabelText("Email"), "ana@example.com")
  await userEvent.type(canvas.getByLabelText("Mensaje"), "¿Qué datos míos tienen?")
}

export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Tus derechos" })).toBeVisible()
  }
}

/** Sent empty: each field shows its error (OU-23). */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText(/^Eleg?[íi](ge)? un derecho\.$/)).toBeVisible()
    await expect(canvas.getByText("Email es requerido.")).toBeVisible()
  }
}

/** The receipt has the reference that the provider reads too. */
export const Sent: Story = {
  parameters: { playedUnder: ["network"], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, globals }) => {
    await fill(canvas)
    await send(canvas)
    if (isElsewhere(globals)) return
    const dialog = within(await screen.findByRole("dialog", { name: "Pedido enviado" }))
    await expect(dialog.getByText(/^DER(-[2-9B-Z]{4}){2}$/)).toBeInTheDocument()
    await expect(dialog.getByText("Acceso")).toBeInTheDocument()
  }
}

/** A failure keeps all input, and offers another try. */
export const Failed: Story = {
  parameters: { world: { path: "/tusderechos", notifications: { lost: true } } },
  play: async ({ canvas }) => {
    await fill(canvas)
    await send(canvas)
    const dialog = within(await screen.findByRole("dialog", { name: "Pedido enviado" }))
    await waitFor(() => expect(dialog.getByRole("button", { name: "Reintentar" })).toBeVisible())
    await expect(canvas.getByLabelText("Nombre")).toHaveValue("Ana Martínez")
  }
}
