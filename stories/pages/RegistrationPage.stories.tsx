import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { aProfile } from "../../contracts/fixtures/account"
import { RegistrationPage } from "../../src/pages/account/RegistrationPage"
import { brandOf } from "../brands"
import { document, fill, isRut, keptDraft, save, worldOf } from "./profileWorld"

const path = "/datospersonales"

const meta = {
  title: "Pages/RegistrationPage",
  component: RegistrationPage,
  parameters: { layout: "fullscreen", ...worldOf(path) }
} satisfies Meta<typeof RegistrationPage>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor who is not registered: of them the e-mail is known, and the usual document is chosen. */
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

/** A plan waits in the cart: it is said where it goes on. */
export const CartWaits: Story = {
  parameters: worldOf(path, { visit: { session: { email: "ana@example.com", verified: true }, cart: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tu compra te espera/)).toBeVisible()
  }
}

/** Who is registered already finds what they told. */
export const Prefilled: Story = {
  parameters: worldOf(path, { account: { profile: aProfile } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Nombre")).toHaveValue("Ana")
    await expect(canvas.getByLabelText("Fecha de nacimiento")).toHaveValue("14/05/1981")
  }
}

/** What was typed before is there again, and can be put away. */
export const KeptDraft: Story = {
  parameters: worldOf(path, { kept: { profile: { email: "ana@example.com", draft: keptDraft } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Recuperamos lo que habías escrito/)).toBeVisible()
    await expect(canvas.getByLabelText("Nombre")).toHaveValue("Anita")
    await userEvent.click(canvas.getByRole("button", { name: "Descartarlo" }))
    await waitFor(() => expect(canvas.getByLabelText("Nombre")).toHaveValue(""))
    await expect(canvas.queryByText(/^Recuperamos/)).toBeNull()
  }
}

/** Sent empty: told under each field and above them all, the first one has the focus. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(await canvas.findByText(/^Revis[áa] \d datos para guardar:$/)).toBeVisible()
    await expect(canvas.getByText("El apellido debe tener al menos 3 caracteres.")).toBeVisible()
    await expect(canvas.getByText("Teléfono es requerido.")).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText("Nombre")).toHaveFocus())
    const rut = isRut(canvas)
    await expect(document(canvas)).toHaveAccessibleDescription(
      rut ? "Error en el RUT ingresado" : "Documento es requerido."
    )
    await userEvent.click(canvas.getByRole("link", { name: "Fecha de nacimiento" }))
    await expect(canvas.getByLabelText("Fecha de nacimiento")).toHaveFocus()
  }
}

/** The lists do not come: everything else can be filled meanwhile. */
export const TypesLost: Story = {
  parameters: worldOf(path, { lookups: { lost: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No pudimos cargar los tipos de documento.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeVisible()
  }
}

/** An answer that does not come is told, with a way to stop waiting. */
export const SavingSlow: Story = {
  parameters: worldOf(path, { account: { delay: "forever" } }),
  play: async ({ canvas }) => {
    await fill(canvas)
    await save(canvas)
    await waitFor(() => expect(canvas.getByRole("button", { name: "GUARDAR" })).toHaveAttribute("aria-busy", "true"))
    await expect(await canvas.findByText(/tardando más/, {}, { timeout: 8000 })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Cancelar" })).toBeVisible()
  }
}

/** Saved: a visitor who registered goes home. */
export const Saved: Story = {
  parameters: worldOf(path, { account: {} }),
  play: async ({ canvas, parameters }) => {
    await fill(canvas)
    await save(canvas)
    await waitFor(() => expect(parameters.world.account.profile?.name).toBe("Ana"))
    await expect(await canvas.findByRole("form", { name: "Cotizador" })).toBeVisible()
  }
}

/** Told at the side and beside the button; everything that was typed is still there. */
export const Failed: Story = {
  parameters: worldOf(path, { account: { down: true } }),
  play: async ({ canvas }) => {
    await fill(canvas)
    await save(canvas)
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Fallo al dar de alta el usuario")
    await expect(canvas.getByText(/^No pudimos guardar tus datos\./)).toBeVisible()
    await expect(canvas.getByLabelText("Apellido")).toHaveValue("Martínez")
  }
}

/** Nobody is logged in any more: what was typed is kept, and the way leads to another login. */
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

/** Another person is logged in by now: nothing of this goes to their account, and the way leads to another login. */
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

/** It is asked who is there; neither the page nor the home flashes. */
export const Loading: Story = {
  parameters: worldOf(path, { visit: { undecided: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Buscando tus datos…")).toBeInTheDocument()
    await expect(canvas.queryByRole("heading", { level: 1 })).toBeNull()
  }
}
