import type { Group } from "../requirement"

export const contact: Group = {
  code: "CT",
  title: "Contact",
  requirements: {
    "CT-01": `BELO shows three numbers and asks for name, phone, e-mail and a reason.
      The others show numbers and hours and ask for name, phone, e-mail and an hour.`,
    "CT-02": `B2C answers on weekdays from 8 to 20, in slots 8-12, 12-16, 16-20.
      The others answer from 9 to 18, in slots 9-12, 12-15, 15-18; BELO has no hours.`,
    "CT-03": "The hour is required but on BELO; there the reason is ('Debe ingresar un motivo.').",
    "CT-04": "Name, phone and e-mail have the messages that every form has.",
    "CT-05": {
      text: "POST {proxy}/public_api/notification/request sends Name, Phone, Mail, IdChannel, Horario, Message.",
      reading: "Horario is '8 a 12', blank on BELO. Message is the reason on BELO, blank elsewhere."
    },
    "CT-06": {
      text: "Sent: 'Mensaje enviado'. Failed: 'Fallo al el enviar el mensaje'; what was typed stays.",
      reading: "The slips of the specified texts stay letter by letter."
    }
  }
}
