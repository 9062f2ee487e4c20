import { userEvent, type within } from "storybook/test"

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
