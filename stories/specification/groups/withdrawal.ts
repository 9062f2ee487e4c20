import type { Group } from "../requirement"

export const withdrawal: Group = {
  code: "WD",
  title: "Withdrawal and cancellation",
  requirements: {
    "WD-01": {
      text: `/arrepentimiento is 'Botón de arrepentimiento', /bajaservicio is 'Botón baja de servicio'.
        Both have the same form.`,
      channels: "all but B2CCHILE"
    },
    "WD-02": "Both are one click away from the first screen, without a login.",
    "WD-03": `The form asks for name, document, day of purchase, voucher, e-mail and message.
      Each has its own message when it is missing.`,
    "WD-04": {
      text: "The day of purchase is required and not in the future.",
      reading: `It is compared with today in UTC, which is the visitor's day or the next one, so that nobody
        who bought today is refused.`
    },
    "WD-05": {
      text: "The voucher is required and takes digits alone; its hint is 'Sólo números'.",
      reading: "A voucher with letters reaches the form: its digits in the field, all of it in Message.",
      decision: 45
    },
    "WD-06": {
      text: `POST {proxy}/public_api/notification/regret sends Name, Mail, IdChannel, Subject, Message.
        Message holds name, day, voucher, document and the writer's text.`,
      channels: "all but B2CCHILE",
      reading: `Subjects are 'ARREPENTIMIENTO' and 'BAJA DE SERVICIO'; both pages use this call.
        Message has a labelled line for each, and the reference.`,
      decision: 45
    },
    "WD-07": {
      text: `Sent:
        'Su solicitud se ha enviado correctamente. Nos pondremos en contacto dentro de las próximas 48 horas hábiles'
        Failed: 'Problema al enviar la solicitud de arrepentimiento. Reintente en unos minutos.'`,
      channels: "all but B2CCHILE",
      reading: "The specification names 72 hours, 48 business hours and a law with 24: each stays in its place."
    },
    "WD-08": {
      text: "Closing the result leads home.",
      reading: "Also that of a failure; what was typed stays in the memory of the visit.",
      decision: 21
    },
    "WD-09": {
      text: `'Anulación de Cobertura' explains taking back under Disposición 954/2025.
        10 days from the purchase and until the coverage starts; contact within 72 hours.`,
      channels: "B2CCHILE alone",
      reading: "The Argentine rule stands on the page of Chile, as specified."
    },
    "WD-10": {
      text: "The result has the title 'Envío de Baja de Servicio'.",
      channels: "B2CCHILE alone",
      reading: "The specification has it on the button; ENVIAR stays the button's name."
    },
    "WD-11": {
      text: `POST {proxy}/public_api/notification/request sends Name, Mail, Subject, Message.
        Subject is 'ANULACION COBERTURA'.`,
      channels: "B2CCHILE alone"
    },
    "WD-12": {
      text: "Failed: 'Problema al enviar la solicitud. Reintente en unos minutos.'",
      channels: "B2CCHILE alone"
    }
  }
}
