import type { Group } from "../requirement"

export const mailQuote: Group = {
  code: "ML",
  title: "Plans by mail",
  requirements: {
    "ML-01": {
      text: `Each card has 'Enviar por mail', and several can be ticked.
        A modal then asks for an e-mail, the one thing that it checks.`,
      reading: "A tick raises a bar whose button opens the modal, so that a second tick stays possible."
    },
    "ML-02": "With a login the call is POST /api/sales/mail, without POST {proxy}/public_api/sales/mail.",
    "ML-03": {
      text: `The body is quote and email.
        Annual is true, Sort 1, PromotionalCode and DestinationCountryIsoCode null.
        The currency is 'ARS', Top 15; Product holds the ticked plans, Phone the phone.`,
      reading: "These constants go for Chile too. Being logged in changes the path, not the body."
    },
    "ML-04": {
      text: `Sent: 'El mail se envió con éxito. Verifica tu bandeja de entrada', and the ticks go.
        Failed: the loader stops and the modal closes.`,
      reading: "A mail that failed leaves the ticks, and a status outside the modal says so."
    }
  }
}
