import type { Group } from "../requirement"

export const external: Group = {
  code: "EX",
  title: "Purchase from a partner's link",
  requirements: {
    "EX-01": `The page says in turn: 'Verificando tus datos...', 'Verificando el producto elegido...',
      'Verificando datos de pasajeros...', 'Redireccionando al pago...'`,
    "EX-02": "No p, or a blank one: 'No se encontró la cotización'. The p 'error': 'Cotización inválida'.",
    "EX-03": {
      text: "GET {proxy}/public_api/sales/external/getquote?id={p} answers the quote.",
      reading: `jsonObj is JSON, or a text of it: productId, quote, phone, e-mail and passengers.
        404, 400 and a wrong shape are 'Cotización inválida'; what did not come is 'Error'.`,
      decision: 54
    },
    "EX-04": {
      text: "An expiresDateTime before today: 'Cotización expiró'.",
      reading: "Days are compared by the visitor's calendar: that of today holds until midnight.",
      decision: 54
    },
    "EX-05": "The kept request is quoted again; a failure, or the plan missing, is 'Error'.",
    "EX-06": {
      text: `Passengers and cart are kept, with producer-sold true and the producer 'BOTB2C'.
        The page waits 2 s, then 1 s, then goes on to the payment.`,
      reading: "The waits are named constants, and progress is announced once."
    },
    "EX-07": "An error shows icon and words and stays, with a way to quote again.",
    "EX-08": {
      text: "Where one must be registered the usual guard holds.",
      reading: "The link is followed and step 3 leads home.",
      decision: 53
    },
    "EX-09": {
      text: `A link asks before it replaces the visitor's own purchase; until the answer that one stays.
        The payment says that the purchase came by a link, beside the e-mail of its voucher.`,
      reading: "The same plan, days, travellers and e-mail are the same purchase: no question.",
      origin: "ours"
    }
  }
}
