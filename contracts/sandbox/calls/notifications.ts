import { json, type Problem, refusal } from "../http/answers"
import { checksOf, isObject } from "../http/checks"
import { email } from "../http/email"
import type { Ask, Call } from "./call"

const longest = 8000

/** The form of a field and the Spanish message for another one. */
type Rule = readonly [form: RegExp, says: string]

const name: Rule = [/\S/, "Debe ser un nombre."]
const mail: Rule = [email, "Debe ser un email."]
const phone: Rule = [/^\d{10}$/, "Debe ser un texto de 10 dígitos."]
const hours: Rule = [/^(\d{1,2} a \d{1,2})?$/, "Debe ser una franja, como «8 a 12», o un texto vacío."]
const anything: Rule = [/^/, `Debe ser un texto de hasta ${longest} caracteres.`]
/** A labelled line for each value of the purchase, then the visitor's own lines. */
const cancellation: Rule = [
  /^Nombre: .+\nFecha de compra: \d{2}\/\d{2}\/\d{4}\nVoucher: \d+( \(.+\))?\nDocumento: .+\nReferencia: \S+\nMensaje: [\s\S]+$/,
  "Debe tener las líneas Nombre, Fecha de compra, Voucher, Documento, Referencia y Mensaje."
]
const exactly = (...values: readonly string[]): Rule => [
  new RegExp(`^(${values.join("|")})$`),
  `Debe ser ${values.join(" o ")}.`
]

type Fields = Readonly<Record<string, string>>

/** The text of the mail of a contact request. */
const contactText = ({ Name, Phone, Mail, Horario, Message }: Fields) =>
  [
    ...[`Nombre: ${Name}`, `Teléfono: ${Phone}`, `Email: ${Mail}`],
    ...(Horario ? [`Horario: ${Horario}`] : []),
    ...(Message ? [`Motivo: ${Message}`] : [])
  ].join("\n")

const refused = (problems: readonly Problem[]) => refusal(400, "El mensaje tiene datos inválidos.", problems)

/** Mails a body with exactly these fields. */
const taken = (call: string, { body, channel, mails }: Ask, wanted: Readonly<Record<string, Rule>>): Response => {
  if (!isObject(body)) return refused([{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }])
  const checks = checksOf(body, "")
  const fields: Record<string, string> = {}
  for (const [field, [form, says]] of Object.entries(wanted)) {
    const found = Object.hasOwn(body, field) ? body[field] : undefined
    if (typeof found === "string" && found.length <= longest && form.test(found)) fields[field] = found
    else checks.refuse(field, says)
  }
  checks.only(Object.keys(wanted))
  const { Horario, Mail: from = "", Message = "", Name = "", Subject } = fields
  if (checks.problems.length === 0 && Subject === undefined && !Horario && !Message.trim())
    checks.refuse("Message", "Debe haber una franja en Horario o un motivo en Message.")
  if (checks.problems.length > 0) return refused(checks.problems)
  const letter = { subject: Subject ?? "CONTACTO", text: Subject === undefined ? contactText(fields) : Message }
  return json({ Id: mails.deliver({ channel: channel.code, call, name: Name, from, fields, ...letter }) })
}

/**
 * `POST /public_api/notification/request`: a contact request or, with a Subject, the annulment of a
 * coverage (CT-05, WD-11).
 */
export const notificationRequest: Call = {
  name: "notification/request",
  method: "POST",
  path: "/public_api/notification/request",
  channel: "header",
  answer: (ask) => {
    const annuls = isObject(ask.body) && Object.hasOwn(ask.body, "Subject")
    const annulment = { Name: name, Mail: mail, Subject: exactly("ANULACION COBERTURA"), Message: cancellation }
    const IdChannel = exactly(ask.channel.code)
    const contact = { Name: name, Phone: phone, Mail: mail, IdChannel, Horario: hours, Message: anything }
    return taken("notification/request", ask, annuls ? annulment : contact)
  }
}

/** `POST /public_api/notification/regret`: revokes a purchase or ends a service (WD-06). */
export const notificationRegret: Call = {
  name: "notification/regret",
  method: "POST",
  path: "/public_api/notification/regret",
  channel: "header",
  answer: (ask) => {
    const Subject = exactly("ARREPENTIMIENTO", "BAJA DE SERVICIO")
    const IdChannel = exactly(ask.channel.code)
    const wanted = { Name: name, Mail: mail, IdChannel, Subject, Message: cancellation }
    return taken("notification/regret", ask, wanted)
  }
}
