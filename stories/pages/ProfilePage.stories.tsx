import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { aProfile } from "../../contracts/fixtures/account"
import { ProfilePage } from "../../src/pages/account/ProfilePage"
import { brandOf } from "../brandOf"
import { inWorld } from "../world/inWorld"
import { profileIn } from "../world/residents"
import { document, fill, keptDraft, playFailed, save, worldOf } from "./profileWorld"

const path = "/tusdatos"

const meta = {
  title: "Pages/ProfilePage",
  component: ProfilePage,
  ...inWorld,
  parameters: { layout: "fullscreen", ...worldOf(path) }
} satisfies Meta<typeof ProfilePage>
export default meta
type Story = StoryObj<typeof meta>

/** Ana's data with her address; the menu marks the page. */
export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes }, ...worldOf(path, { account: { profile: aProfile } }) },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Tus datos" })).toBeVisible()
    const menu = within(canvas.getByRole("main")).getByRole("navigation", { name: "TU CUENTA" })
    await expect(within(menu).getByRole("link", { name: "TUS DATOS" })).toHaveAttribute("aria-current", "page")
    await expect(await canvas.findByLabelText("Nombre")).toHaveValue("Ana")
    await expect(canvas.getByLabelText("Email")).toHaveAttribute("readonly")
    const { channel } = brandOf(globals.channel)
    const { city, postalCode, province } = profileIn(channel)
    await expect(canvas.getByLabelText(/^(Provincia|Región)$/)).toHaveValue(province)
    await expect(canvas.getByLabelText(/^(Ciudad|Comuna)$/)).toHaveValue(city)
    await expect(canvas.getByLabelText("Código postal")).toHaveValue(postalCode)
    const type = channel.document.toUpperCase()
    await waitFor(() => expect(canvas.getByLabelText("Tipo de documento")).toHaveDisplayValue(type))
  }
}

/** An unregistered visitor can register here too. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Nombre")).toHaveValue("")
    await expect(canvas.getByLabelText("Dirección")).toHaveValue("")
  }
}

/** Earlier data failed to load. The page warns, because saving would overwrite it. */
export const SavedUnknown: Story = {
  parameters: worldOf(path, { account: { unknown: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No pudimos cargar lo que ya tengas guardado/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeVisible()
    await expect(canvas.getByLabelText("Email")).toHaveValue("ana@example.com")
  }
}

/** An unsaved draft takes precedence over the provider's data; a button restores the latter. */
export const KeptDraft: Story = {
  parameters: worldOf(path, {
    account: { profile: aProfile },
    kept: { profile: { email: "ana@example.com", draft: keptDraft } }
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Nombre")).toHaveValue("Anita")
    await userEvent.click(canvas.getByRole("button", { name: "Descartarlo" }))
    await waitFor(() => expect(canvas.getByLabelText("Nombre")).toHaveValue("Ana"))
  }
}

/** A valid document is formatted and saved. The visitor stays on the page. */
export const Saved: Story = {
  parameters: worldOf(path, { account: { profile: aProfile }, kept: {} }),
  play: async ({ canvas, parameters }) => {
    await fill(canvas)
    await save(canvas)
    await waitFor(() => expect(canvas.getByText("El usuario se guardó correctamente")).toBeVisible())
    await expect(document(canvas)).toHaveDisplayValue(/^(28456712|12\.345\.678-5)$/)
    await expect(parameters.world.account.profile.document).toMatch(/^(28456712|12\.345\.678-5)$/)
    await expect(parameters.world.kept.profile).toBeUndefined()
  }
}

/** The error appears in the corner and beside the button. */
export const Failed: Story = {
  parameters: worldOf(path, { account: { profile: aProfile, down: true } }),
  play: playFailed
}

/** The page is asking who the visitor is. Neither page nor home flashes. */
export const Loading: Story = {
  parameters: worldOf(path, { visit: { undecided: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Buscando tus datos…")).toBeInTheDocument()
    await expect(canvas.queryByRole("heading", { level: 1 })).toBeNull()
  }
}
