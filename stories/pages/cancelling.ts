import { expect, userEvent, waitFor, within } from "storybook/test"
import { isElsewhere } from "../../.storybook/elsewhere"

type Canvas = ReturnType<typeof within>

/** Fills in a cancellation form with a document of the channel's country, and sends it. */
export const sendFilled = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText("Nombre"), "Ana Martínez")
  const document = canvas.getByLabelText(/Número de documento/)
  await userEvent.type(document, canvas.queryByLabelText(/RUT/) ? "123456785" : "28456712")
  await userEvent.type(canvas.getByLabelText("Email"), "ana@example.com")
  await userEvent.type(canvas.getByLabelText("Fecha de compra"), "18/11/2026")
  await userEvent.type(canvas.getByLabelText("Número de voucher"), "700123456")
  await userEvent.type(canvas.getByLabelText("Mensaje"), "Me cancelaron el viaje.")
  await userEvent.click(canvas.getByRole("button", { name: "ENVIAR" }))
}

type Played = { readonly canvas: Canvas; readonly globals: Parameters<typeof isElsewhere>[0] }

/** Filled and sent, under the toolbar's network: the receipt with its reference. */
export const receives =
  (name: string, reference: RegExp) =>
  async ({ canvas, globals }: Played) => {
    await sendFilled(canvas)
    if (isElsewhere(globals)) return
    const dialog = within(await canvas.findByRole("dialog", { name }))
    await waitFor(() => expect(dialog.getByText(/^Su solicitud se ha enviado correctamente/)).toBeVisible())
    await waitFor(() => expect(dialog.getByText(reference)).toBeVisible())
  }
