import type { Area } from "../decision"

/** From the chosen plan to the voucher. */
export const purchase: Area = {
  name: "Purchase",
  title: "Cart, passengers and payment",
  decisions: [
    {
      number: 23,
      claim: "Payment is a document of its own",
      text: [
        "Visitors enter and leave it by navigation: no tracker, no chat, the strict policy. Choice and",
        "travellers cross over in the browser's storage; where that keeps nothing, the purchase stays in one",
        "document without anything optional. Leaving, the result and a return from the browser's cache",
        "empty the card's form."
      ],
      file: "src/journey/checkout/payment.ts"
    },
    {
      number: 24,
      claim: "One purchase is paid once",
      text: [
        "All tabs share one right to pay (Web Locks); the trip's record is written before the sale leaves;",
        "no sale repeats by itself. After no answer, 5xx, 408, 409 or an unreadable one, another try needs",
        "the buyer's word. A 409 with an order shows it. Any other 4xx, a `null` and a sale that never left",
        "were not charged."
      ],
      file: "src/core/enroll/payCart.ts"
    },
    {
      number: 50,
      claim: "A trip is its plan's product, its days and the travellers' documents",
      text: [
        "Another price or a corrected letter once made another purchase, charged without a word. A trip's",
        "record has its key, plan, days and salted digests: four digits of the trip's, which many documents",
        "share, and none of the card, which could be guessed. Records of the earlier form named no trip",
        "and lived a day: they are dropped."
      ],
      file: "src/core/enroll/identity.ts"
    },
    {
      number: 51,
      claim: "The public sale leaves without cookies, on a connection of its own",
      text: [
        "Browsers repeat a call, a POST too, whose connection broke and had carried others before. Without",
        "cookies, on the page's own origin, the sale opens a new connection and leaves once; the answer to",
        "each sale closes it for the next try. What browsers do is in `contracts/docs/calls.md`."
      ],
      file: "src/adapters/http/EnrollApiHttp.ts"
    },
    {
      number: 52,
      claim: "Where a sale shares its connection, one order a key prevents a second charge",
      text: [
        "A signed-in sale needs its cookie, and one to another origin follows its preflight. The key",
        "goes to the own origin, and elsewhere where the channel says `proxyTakesKey`; else the build",
        "refuses a real host. Where the key is new too, a duty helps: a trip is sold once a day."
      ],
      file: "src/build/prerender/unkeyed.ts",
      concerns: ["TR-12"]
    },
    {
      number: 25,
      claim: "A sale is written in the provider's words",
      text: [
        "`DocumentTypeId` is `IdValuesList`; `DNI` and `DocumentNo` are the document as an integer, a RUT",
        "without its check digit (PY-15); `USDValue` is the plan's `Rate` (PY-13); code and expiry are empty",
        "outside Chile (PY-02); all passengers have the first one's address and e-mail (PY-14).",
        "The emergency contact is kept, never sent (PA-03)."
      ],
      file: "src/adapters/http/EnrollApiHttp.ts",
      concerns: ["PY-02", "PY-14", "PY-15", "PA-03"]
    },
    {
      number: 26,
      claim: "A coupon is good if it makes the plan cheaper",
      text: [
        "With it the plan must cost less than without promotion and less than in the cart (CU-02).",
        "The plan's line shows the amount without promotion, the discount's line what is taken off (CU-03).",
        "The cart keeps the plan as chosen (`carrito.sinCupon`), so taking the coupon off needs no call."
      ],
      file: "src/core/cart/coupon.ts"
    },
    {
      number: 27,
      claim: "A cart is for one trip",
      text: [
        "It keeps its trip until another plan is chosen. Its price is as old as its quote: after 20",
        "minutes the portal asks anew, on steps 2 and 3 and at the payment. A new total or other",
        "instalments wait for the buyer's yes; so does a price that could not be asked (OU-15)."
      ],
      file: "src/core/cart/confirmPrice.ts"
    },
    {
      number: 28,
      claim: "Passengers' ages are as of today where the visitor is",
      text: [
        "PA-10 goes by the visitor's calendar; the dates of trips follow UTC.",
        "Where an age is no longer the quoted one, the visitor can take it over: the portal then quotes the",
        "trip again."
      ],
      file: "src/core/passengers/passengers.ts"
    },
    {
      number: 76,
      claim: "A country without provinces stands for its own province",
      text: [
        "`state/country/{id}` may answer `[]`, as for Mónaco: the buyer goes on. The field says so and shows",
        "the country; the sale sends its name as `Province`, which providers want filled, and `IdState` 0,",
        "which no list has. Countries and document types must come."
      ],
      file: "src/core/passengers/LookupsApi.ts"
    },
    {
      number: 30,
      claim: "The kinds of card are tiles of the radio group `Tipo de tarjeta`",
      text: [
        "They are drawn so. The kind follows the number until the buyer chooses one. The links to the terms",
        "stand under their checkbox, whose name is exactly `Acepto los términos y condiciones`."
      ],
      file: "src/pages/checkout/PaymentForm.tsx"
    },
    {
      number: 40,
      claim: "No redirect comes without its reason",
      text: [
        "A visitor who is led elsewhere reads why, whether anything was charged and what comes next; the",
        "reason travels in the history entry. A trip that has begun leads to /cotizar and fills its bar.",
        "A tab whose purchase another tab made says so and stays until its next press. Passengers last only",
        "while a plan lies in the cart."
      ],
      file: "src/copy/notices.ts"
    }
  ]
}
