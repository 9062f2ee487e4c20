import { cards } from "../../e2e/steps/paying"
import { buyLabel, homeOf, identityOf, provinceOf, travellerOf } from "../../e2e/steps/purchase"
import { aWish, typedDay, type Wish } from "../../e2e/steps/quoteBar"
import type { Visitor } from "./visitor"

/** Fills the whole quote bar, popups included, and asks for prices. */
export const quoteByHand = async (visitor: Visitor, wish: Wish) => {
  const bar = visitor.within("form", "Cotizador")
  await bar.press("button", /^Destino/)
  await visitor.within("dialog", "Destino").press("radio", wish.to)
  await bar.press("button", /^Fechas/)
  const dates = visitor.within("dialog", "Fechas")
  await dates.write("Fecha de inicio", typedDay(wish.startsIn))
  await dates.write("Fecha de fin", typedDay(wish.startsIn + wish.days))
  await dates.press("button", "Aplicar")
  await bar.press("button", /^Pasajeros/)
  const people = visitor.within("dialog", "Pasajeros")
  for (const [index, age] of wish.ages.entries()) {
    if (index > 0) await people.press("button", "Agregar pasajero")
    await people.write(`Edad del pasajero ${index + 1}`, String(age))
  }
  await people.press("button", "Aplicar")
  await bar.write("Teléfono", wish.phone)
  await bar.write("Email", wish.email)
  await bar.press("button", "COTIZAR")
  await visitor.sees("region", "Planes")
}

/** Quotes a trip by its link, which must have been opened, and waits for plans. */
export const quoteByLink = async (visitor: Visitor, wish: Wish = aWish()) => {
  await visitor.reads(/Complet[áa] tus datos para ver los planes/)
  const bar = visitor.within("form", "Cotizador")
  await bar.write("Teléfono", wish.phone)
  await bar.write("Email", wish.email)
  await bar.press("button", "COTIZAR")
  await visitor.within("region", "Planes").sees("article", /./)
}

/** Buys the plan that stands first and fills step 2 for one traveller. */
export const fillStep2 = async (visitor: Visitor, channel: string) => {
  await visitor.within("region", "Planes").press("button", new RegExp(`^${buyLabel(channel)}`))
  await visitor.at("/cotizarpasajeros")
  const passenger = visitor.within("group", "Pasajero 1")
  const typed = [...identityOf(channel, travellerOf(channel)), ...homeOf(channel)]
  for (const [label, value] of typed) await passenger.write(label, value)
  await passenger.pick(provinceOf(channel), 1)
  await visitor.press("button", "CONTINUAR")
  await visitor.at("/cotizarcompletarpago")
  await visitor.sees("form", "Pago")
}

/** Pays by Visa, in the longest plan of instalments, and waits for the voucher. */
export const pay = async (visitor: Visitor, channel: string) => {
  await visitor.write("Nombre y apellido del titular", "ANA MARTINEZ")
  await visitor.write("Número de tarjeta", cards.visa)
  if (channel === "b2cchile") {
    await visitor.write("Vencimiento", "11/2031")
    await visitor.write("Código de seguridad", "987")
  }
  await visitor.pick("Cuotas", -1)
  await visitor.press("checkbox", /^Acepto los términos y condiciones/)
  await visitor.press("button", "COMPLETAR PAGO")
  await visitor.at("/cotizarpagoexitoso")
  await visitor.sees("heading", "¡Tu pago se realizó con éxito!")
}
