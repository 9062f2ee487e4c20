import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test"

/** The page and the layers above it. */
const page = () => within(document.body)

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

type Within = ReturnType<typeof page>

/** Opens a popup of the quote bar, fills it and waits until it has closed. */
const inPopup = async (name: string, fillIn: (popup: Within) => Promise<void>) => {
  const dialog = () => screen.queryByRole("dialog", { name })
  await userEvent.click(page().getByRole("button", { name: new RegExp(`^${name}`) }))
  await waitFor(() => expect(dialog()).toBeVisible())
  await fillIn(within(await screen.findByRole("dialog", { name })))
  await waitFor(() => expect(dialog()).toBeNull())
}

const apply = (popup: Within) => userEvent.click(popup.getByRole("button", { name: "Aplicar" }))

/** Fills in destination, dates and passengers. */
export const wish = async () => {
  await screen.findByRole("form", { name: "Cotizador" })
  await inPopup("Destino", async (popup) => userEvent.click(await popup.findByRole("radio", { name: "EUROPA" })))
  await inPopup("Fechas", async (popup) => {
    type(await popup.findByLabelText("Fecha de inicio"), "12/01/2027")
    type(popup.getByLabelText("Fecha de fin"), "26/01/2027")
    await apply(popup)
  })
  await inPopup("Pasajeros", async (popup) => {
    type(popup.getByLabelText("Edad del pasajero 1"), "34")
    await apply(popup)
  })
  const bar = within(page().getByRole("form", { name: "Cotizador" }))
  type(bar.getByLabelText("Teléfono"), "1155550143")
  type(bar.getByLabelText("Email"), "ana@example.com")
  await userEvent.click(bar.getByRole("button", { name: "COTIZAR" }))
}

/** Buys the first plan. */
export const choose = async () => {
  const offered = within(await screen.findByRole("region", { name: "Planes" }))
  const [first] = await offered.findAllByRole("button", { name: /^(COMPRAR|CONTRATAR)$/ })
  if (first) await userEvent.click(first)
}

/** A registered visitor's data is prefilled. A list that loads again keeps its choice. */
export const insure = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "USAR MIS DATOS" }))
  const form = within(screen.getByRole("group", { name: "Pasajero 1" }))
  await waitFor(() => expect(form.getByLabelText("Apellido")).toHaveValue("Martínez"))
  const comuna = form.queryByLabelText("Comuna")
  if (comuna) type(comuna, "Providencia")
  const province = form.getByLabelText(/^(Provincia|Región)$/)
  await waitFor(() => expect(within(province).getAllByRole("option").length).toBeGreaterThan(2))
  const second = within(province).getAllByRole("option")[2]
  if (second) await userEvent.selectOptions(province, second)
  type(form.getByLabelText("Nombre del contacto de emergencia"), "Lucía Gómez")
  type(form.getByLabelText("Teléfono del contacto de emergencia"), "1155550187")
  const no = screen.queryByRole("radio", { name: "NO" })
  if (no) await userEvent.click(no)
  await userEvent.click(screen.getByRole("button", { name: "CONTINUAR" }))
}

/** Fills in the card as the channel asks for it, and pays. */
export const pay = async () => {
  type(await screen.findByLabelText("Nombre y apellido del titular"), "Ana Martínez")
  await userEvent.click(screen.getByLabelText("Número de tarjeta"))
  await userEvent.paste("4242 4242 4242 4242")
  const code = screen.queryByLabelText("Código de seguridad")
  if (code) {
    await userEvent.type(screen.getByLabelText("Vencimiento"), "0728")
    type(code, "123")
  }
  const instalments = await screen.findByLabelText("Cuotas")
  await waitFor(() => expect(within(instalments).getAllByRole("option").length).toBeGreaterThan(1))
  await userEvent.selectOptions(instalments, within(instalments).getAllByRole("option")[1] ?? "")
  await userEvent.click(screen.getByLabelText("Acepto los términos y condiciones"))
  await userEvent.click(screen.getByRole("button", { name: "COMPLETAR PAGO" }))
}

/** From the header to the purchases; a narrow window has its menu behind a button. */
export const toPurchases = async () => {
  const account = await screen.findByRole("button", { name: /^(TU CUENTA|Abrir menú)$/ })
  await userEvent.click(account)
  await userEvent.click(await screen.findByRole("link", { name: "Tus Compras" }))
}
