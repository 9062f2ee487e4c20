import type { Problem } from "../http/answers"
import { checksOf, isObject } from "../http/checks"
import { email } from "../http/email"

const longest = 8000

/** The fields of a notification, or its problems. */
export type Notification =
  | { readonly fields: Readonly<Record<string, string>> }
  | { readonly problems: readonly Problem[] }

/** The form of a field and the Spanish message for another one. */
export type Rule = { readonly form: RegExp; readonly says: string }

export const rules = {
  name: { form: /\S/, says: "Debe ser un nombre." },
  mail: { form: email, says: "Debe ser un email." },
  phone: { form: /^\d{10}$/, says: "Debe ser un texto de 10 dígitos." },
  hours: { form: /^(\d{1,2} a \d{1,2})?$/, says: "Debe ser una franja, como «8 a 12», o un texto vacío." },
  text: { form: /^/, says: `Debe ser un texto de hasta ${longest} caracteres.` },
  /** A labelled line for each value of the purchase, then the visitor's own lines. */
  cancellation: {
    form: /^Nombre: .+\nFecha de compra: \d{2}\/\d{2}\/\d{4}\nVoucher: \d+( \(.+\))?\nDocumento: .+\nReferencia: \S+\nMensaje: [\s\S]+$/,
    says: "Debe tener las líneas Nombre, Fecha de compra, Voucher, Documento, Referencia y Mensaje."
  }
} as const satisfies Readonly<Record<string, Rule>>

export const exactly = (...values: readonly string[]): Rule => ({
  form: new RegExp(`^(${values.join("|")})$`),
  says: `Debe ser ${values.join(" o ")}.`
})

/** Reads a body with exactly these fields. */
export const readNotification = (body: unknown, wanted: Readonly<Record<string, Rule>>): Notification => {
  if (!isObject(body)) return { problems: [{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }] }
  const checks = checksOf(body, "")
  const fields: Record<string, string> = {}
  for (const [field, { form, says }] of Object.entries(wanted)) {
    const found = Object.hasOwn(body, field) ? body[field] : undefined
    if (typeof found === "string" && found.length <= longest && form.test(found)) fields[field] = found
    else checks.refuse(field, says)
  }
  for (const field of Object.keys(body)) if (!Object.hasOwn(wanted, field)) checks.refuse(field, "No se espera.")
  return checks.problems.length > 0 ? { problems: checks.problems } : { fields }
}
