import type { Group } from "../requirement"

export const analytics: Group = {
  code: "AN",
  title: "Analytics",
  requirements: {
    "AN-01": `The data layer gets select_content, login, sign_up, begin_checkout, add_payment_info, purchase
      and logout, in the shape of GA4.`,
    "AN-02": {
      text: "A link of the frame tells select_content; Salir tells logout.",
      reading: "The specification gives logout an e-mail; none is sent.",
      decision: 13
    },
    "AN-03": {
      text: "begin_checkout comes once a plan, add_payment_info once a payment, purchase once an order.",
      decision: 29
    },
    "AN-04": {
      text: "Tag manager, recorder and consent banner load on the channels that have them.",
      reading: "tracking is a value of the channel."
    },
    "AN-05": "No event holds personal or card data."
  }
}
