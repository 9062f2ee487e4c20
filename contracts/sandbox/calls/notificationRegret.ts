import { json, refusal } from "../http/answers"
import type { Call } from "./call"
import { exactly, readNotification, rules } from "./readNotification"

/** `POST /public_api/notification/regret`: revokes a purchase or ends a service (WD-06). */
export const notificationRegret: Call = {
  name: "notification/regret",
  method: "POST",
  path: "/public_api/notification/regret",
  channel: "header",
  answer: ({ body, channel, mails }) => {
    const read = readNotification(body, {
      Name: rules.name,
      Mail: rules.mail,
      IdChannel: exactly(channel.code),
      Subject: exactly("ARREPENTIMIENTO", "BAJA DE SERVICIO"),
      Message: rules.cancellation
    })
    if ("problems" in read) return refusal(400, "El mensaje tiene datos inválidos.", read.problems)
    const { Mail = "", Message = "", Name = "", Subject = "" } = read.fields
    const id = mails.deliver({
      channel: channel.code,
      call: "notification/regret",
      name: Name,
      from: Mail,
      subject: Subject,
      text: Message,
      fields: read.fields
    })
    return json({ Id: id })
  }
}
