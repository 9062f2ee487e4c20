import { expect, userEvent, waitFor, type within } from "storybook/test"
import { profileForm } from "../../src/core/account/profile"
import type { StoryWorld } from "../world/withWorld"

export type Canvas = ReturnType<typeof within>

const session = { email: "ana@example.com", verified: true }

/** A page for a logged-in visitor's personal data. */
export const worldOf = (path: string, more: Partial<StoryWorld> = {}) => ({
  world: { path, visit: { session }, ...more }
})

/** True if the page asks for a RUT instead of another document. */
export const isRut = (canvas: Canvas) => canvas.queryByLabelText("RUT") !== null

export const document = (canvas: Canvas) => canvas.getByLabelText(/^(Número de documento|RUT)$/)

/** Ana's unsaved draft. */
export const keptDraft = { ...profileForm.empty, name: "Anita", surname: "Martínez", phone: "1155550143" }

export const save = async (canvas: Canvas) => userEvent.click(await canvas.findByRole("button", { name: "GUARDAR" }))

/** Fills in the fields that every channel has. */
export const fill = async (canvas: Canvas) => {
  const put = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await put(await canvas.findByLabelText("Nombre"), "Ana")
  await put(canvas.getByLabelText("Apellido"), "Martínez")
  await put(document(canvas), isRut(canvas) ? "123456785" : "28456712")
  await put(canvas.getByLabelText("Fecha de nacimiento"), "14/05/1981")
  await put(canvas.getByLabelText("Teléfono"), "1144445555")
  await waitFor(() => expect(canvas.getByLabelText("Tipo de documento")).not.toHaveValue(""))
}

type Played = { readonly canvas: Canvas }

export const playFailed = async ({ canvas }: Played) => {
  await fill(canvas)
  await save(canvas)
  await expect(await canvas.findByRole("alert")).toHaveTextContent("Fallo al dar de alta el usuario")
  await expect(canvas.getByText(/^No pudimos guardar tus datos\./)).toBeVisible()
  await expect(canvas.getByLabelText("Apellido")).toHaveValue("Martínez")
}
