import { json, refusal } from "../http/answers"
import { email, filled, isObject, one, phone, type Shape, text, wrongIn } from "../http/checks"
import type { Ask, Call } from "./call"

const longest = 8000

const person = { Name: filled, Mail: email }
/** A labelled line for each value of the purchase, then the visitor's own lines. */
const cancellation = text(
  /^Nombre: .+\nFecha de compra: \d{2}\/\d{2}\/\d{4}\nVoucher: \d+( \(.+\))?\nDocumento: .+\nReferencia: \S+\nMensaje: [\s\S]+$/,
  longest
)
const annulment = { ...person, Subject: one("ANULACION COBERTURA"), Message: cancellation }

type Fields = Readonly<Record<string, string>>

/** The text of the mail of a contact request. */
const contactText = ({ Name, Phone, Mail, Horario, Message }: Fields) =>
  [
    ...[`Nombre: ${Name}`, `Teléfono: ${Phone}`, `Email: ${Mail}`],
    ...(Horario ? [`Horario: ${Horario}`] : []),
    ...(Message ? [`Motivo: ${Message}`] : [])
  ].join("\n")

const refused = (wrong: readonly string[]) => refusal(400, "El mensaje tiene datos inválidos.", wrong)

/** Mails a body with exactly these fields. */
const taken = (call: string, { body, channel, mails }: Ask, shape: Shape): Response => {
  const wrong = wrongIn(body, shape)
  if (wrong.length > 0) return refused(wrong)
  const fields = body as Fields
  const { Horario, Mail: from = "", Message = "", Name: name = "", Subject } = fields
  if (Subject === undefined && !Horario && !Message.trim()) return refused(["Message"])
  const letter = { subject: Subject ?? "CONTACTO", text: Subject === undefined ? contactText(fields) : Message }
  return json({ Id: mails.deliver({ channel: channel.code, call, name, from, fields, ...letter }) })
}

/**
 * `POST /public_api/notification/request`: a contact request or, with a Subject, the annulment of a
 * coverage (CT-05, WD-11).
 */
export const notificationRequest: Call = {
  name: "notification/request",
  method: "POST",
  path: "/public_api/notification/request",
  answer: (ask) => {
    const contact = {
      ...person,
      Phone: phone,
      IdChannel: one(ask.channel.code),
      Horario: text(/^(\d{1,2} a \d{1,2})?$/),
      Message: text(/^/, longest)
    }
    const annuls = isObject(ask.body) && Object.hasOwn(ask.body, "Subject")
    return taken("notification/request", ask, annuls ? annulment : contact)
  }
}

/** `POST /public_api/notification/regret`: revokes a purchase or ends a service (WD-06). */
export const notificationRegret: Call = {
  name: "notification/regret",
  method: "POST",
  path: "/public_api/notification/regret",
  answer: (ask) =>
    taken("notification/regret", ask, {
      ...person,
      IdChannel: one(ask.channel.code),
      Message: cancellation,
      Subject: one("ARREPENTIMIENTO", "BAJA DE SERVICIO")
    })
}
