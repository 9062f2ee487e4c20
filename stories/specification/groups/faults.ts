import type { Group } from "../requirement"

export const faults: Group = {
  code: "ER",
  title: "Faults and waiting",
  requirements: {
    "ER-01": "A form shows that it sends, then its result.",
    "ER-02": "A modal closes by its button and by Escape, and the focus goes back.",
    "ER-03": "A lost network keeps what was typed and offers to try again.",
    "ER-04": {
      text: "A session that ends during a purchase keeps the cart and leads to the login.",
      reading: "A 401 of enroll keeps cart and passengers; the public call is never tried in its place."
    },
    "ER-05": { text: "A part of the page that does not load offers to try again.", decision: 32 }
  }
}
