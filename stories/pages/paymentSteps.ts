import { userEvent, type within } from "storybook/test"

export type Canvas = ReturnType<typeof within>

export const visa = "4242 4242 4242 4242"

export const pay = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "COMPLETAR PAGO" }))

/** Fills in the card as the channel asks for it. */
export const fill = async (canvas: Canvas, number = visa) => {
  const holder = await canvas.findByLabelText("Nombre y apellido del titular")
  await userEvent.clear(holder)
  await userEvent.type(holder, "Ana Martínez")
  await userEvent.click(canvas.getByLabelText("Número de tarjeta"))
  await userEvent.paste(number)
  const code = canvas.queryByLabelText("Código de seguridad")
  if (code) {
    await userEvent.type(canvas.getByLabelText("Vencimiento"), "0728")
    await userEvent.type(code, "123")
  }
  const instalments = canvas.queryByLabelText("Cuotas")
  if (instalments) await userEvent.selectOptions(instalments, canvas.getAllByRole("option")[2] ?? "")
  await userEvent.click(canvas.getByLabelText("Acepto los términos y condiciones"))
}

export const fillAndPay = async (canvas: Canvas) => {
  await fill(canvas)
  await pay(canvas)
}

/** Fills in what is left where nothing else is to choose. */
export const fillOnce = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByLabelText("Número de tarjeta"))
  await userEvent.paste(visa)
  await userEvent.click(canvas.getByLabelText("Acepto los términos y condiciones"))
}
