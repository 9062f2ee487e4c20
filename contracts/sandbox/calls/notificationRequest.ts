import { json, refusal } from "../http/answers"
import { isObject } from "../http/checks"
import type { Call } from "./call"
import { exactly, readNotification, rules } from "./readNotification"

const contactOf = (channel: string) => ({
  Name: rules.name,
  Phone: rules.phone,
  Mail: rules.mail,
  IdChannel: exactly(channel),
  Horario: rules.hours,
  Message: rules.text
})

const annulment = {
  Name: rules.name,
  Mail: rules.mail,
  Subject: exactly("ANULACION COBERTURA"),
  Message: rules.cancellation
}

/** Text of the mail of a contact request. */
const lines = ({ Name, Phone, Mail, Horario, Message }: Readonly<Record<string, string>>) =>
  [
    `Nombre: ${Name}`,
    `Teléfono: ${Phone}`,
    `Email: ${Mail}`,
    Horario ? `Horario: ${Horario}` : undefined,
    Message ? `Motivo: ${Message}` : undefined
  ]
    .filter((line) => line !== undefined)
    .join("\n")

/**
 * `POST /public_api/notification/request`: a contact request or, with a Subject, the annulment of a
 * coverage (CT-05, WD-11).
 */
export const notificationRequest: Call = {
  name: "notification/request",
  method: "POST",
  path: "/public_api/notification/request",
  channel: "header",
  answer: ({ body, channel, mails }) => {
    const annuls = isObject(body) && Object.hasOwn(body, "Subject")
    const read = readNotification(body, annuls ? annulment : contactOf(channel.code))
    if ("problems" in read) return refusal(400, "El mensaje tiene datos inválidos.", read.problems)
    const { fields } = read
    const { Horario, Mail = "", Message = "", Name = "", Subject = "CONTACTO" } = fields
    if (!annuls && !Horario && !Message.trim())
      return refusal(400, "El mensaje tiene datos inválidos.", [
        { campo: "Message", mensaje: "Debe haber una franja en Horario o un motivo en Message." }
      ])
    const id = mails.deliver({
      channel: channel.code,
      call: "notification/request",
      name: Name,
      from: Mail,
      subject: Subject,
      text: annuls ? Message : lines(fields),
      fields
    })
    return json({ Id: id })
  }
}
