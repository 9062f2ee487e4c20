import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { aProfile } from "../../contracts/fixtures/account"
import { RegistrationPage } from "../../src/pages/account/RegistrationPage"
import { brandOf } from "../brandOf"
import { inWorld } from "../world/inWorld"
import { document, fill, isRut, playFailed, save, worldOf } from "./profileWorld"

const path = "/datospersonales"

const meta = {
  title: "Pages/RegistrationPage",
  component: RegistrationPage,
  ...inWorld,
  parameters: { layout: "fullscreen", ...worldOf(path) }
} satisfies Meta<typeof RegistrationPage>
export default meta
type Story = StoryObj<typeof meta>

/** An unregistered visitor: the e-mail is known, and the usual document type is chosen. */
export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, globals }) => {
    const title = /^Complet[áa] tus datos personales$/
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect(await canvas.findByLabelText("Email")).toHaveValue("ana@example.com")
    await expect(canvas.getByLabelText("Email")).toHaveAttribute("readonly")
    await expect(canvas.getByLabelText("Nombre")).toHaveValue("")
    const { document } = brandOf(globals.channel).channel
    await waitFor(() => expect(canvas.getByLabelText("Tipo de documento")).toHaveDisplayValue(document.toUpperCase()))
    await expect(canvas.queryByLabelText("Dirección")).toBeNull()
    await expect(canvas.queryByText(/^Tu compra te espera/)).toBeNull()
  }
}

/** A registered visitor finds the saved data; the page says where the purchase of the plan in the cart goes on. */
export const Prefilled: Story = {
  parameters: worldOf(path, {
    account: { profile: aProfile },
    visit: { session: { email: "ana@example.com", verified: true }, cart: true }
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tu compra te espera/)).toBeVisible()
    await expect(await canvas.findByLabelText("Nombre")).toHaveValue("Ana")
    await expect(canvas.getByLabelText("Fecha de nacimiento")).toHaveValue("14/05/1981")
  }
}

/** Sent empty: errors under each field and above all; the first field has the focus. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(await canvas.findByText(/^Revis[áa] \d datos para guardar:$/)).toBeVisible()
    await expect(canvas.getByText("El apellido debe tener al menos 3 caracteres.")).toBeVisible()
    await expect(canvas.getByText("Teléfono es requerido.")).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText("Nombre")).toHaveFocus())
    const rut = isRut(canvas)
    await expect(document(canvas)).toHaveAccessibleDescription(
      rut ? /^Error en el RUT ingresado/ : /^Documento es requerido\./
    )
    await userEvent.click(canvas.getByRole("link", { name: "Fecha de nacimiento" }))
    await expect(canvas.getByLabelText("Fecha de nacimiento")).toHaveFocus()
  }
}

export const TypesLost: Story = {
  parameters: worldOf(path, { lookups: { lost: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No pudimos cargar los tipos de documento.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeVisible()
  }
}

/** Saved: a newly registered visitor goes to the home page. */
export const Saved: Story = {
  parameters: { ...worldOf(path, { account: {} }), chromatic: { disableSnapshot: true } },
  play: async ({ canvas, parameters }) => {
    await fill(canvas)
    await save(canvas)
    await waitFor(() => expect(parameters.world.account.profile?.name).toBe("Ana"))
    await expect(await canvas.findByText(/the page leads to \/\./)).toBeVisible()
  }
}

/** The error appears in the corner and beside the button. All input stays. */
export const Failed: Story = {
  parameters: worldOf(path, { account: { down: true } }),
  play: playFailed
}

/** The session is over: the page keeps the input and leads to a new login. */
export const SessionOver: Story = {
  parameters: worldOf(path, { account: { over: true }, kept: {} }),
  play: async ({ canvas, canvasElement, parameters }) => {
    await fill(canvas)
    await save(canvas)
    const told = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Tu sesión terminó" })
    await expect(within(told).getByRole("button", { name: "INGRESAR AHORA" })).toBeInTheDocument()
    await waitFor(() => expect(parameters.world.kept.profile?.draft.surname).toBe("Martínez"))
  }
}

/** Another account has logged in since: the page sends nothing to it and leads to a new login. */
export const OtherSession: Story = {
  parameters: worldOf(path, { account: {}, kept: {} }),
  play: async ({ canvas, canvasElement, parameters }) => {
    await fill(canvas)
    parameters.world.visit.session = { email: "bruno@example.com", verified: true }
    await save(canvas)
    const body = within(canvasElement.ownerDocument.body)
    await expect(await body.findByRole("dialog", { name: "Ahora hay otra cuenta abierta" })).toBeInTheDocument()
    await expect(parameters.world.account.profile).toBeUndefined()
  }
}
