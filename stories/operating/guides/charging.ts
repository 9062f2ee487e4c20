import type { Guide } from "../guide"

/** How a trip is charged once (TR-09, TR-10, TR-12, TR-13). */
export const charging: Guide = {
  title: "One trip, one charge",
  lead: "What keeps a payment without an answer from becoming a second charge.",
  parts: [
    {
      blocks: [
        {
          steps: [
            "One payment runs at a time, over all tabs: a Web Lock.",
            "Before the sale leaves, the record of its trip is written. It lasts until the trip starts.",
            [
              "A definite answer removes the record. No answer, 5xx, 408 or 409 leaves it open; 422 spends its",
              "key, and so do 24 hours since its first use (providers remember a key for 48)."
            ],
            [
              "With a record, a logged-in buyer's purchases are read first. An order of this trip that was not",
              "there before is shown as found, and nothing is sent."
            ],
            [
              "Otherwise the buyer is asked. The same body under a young key is charged once; anything else says",
              "'puede cobrarse dos veces'. Every sentence about money is in Texts, Money."
            ]
          ]
        },
        {
          table: [
            ["file", "why it is there"],
            ["`core/enroll/identity.ts`", "says what makes two sales the same trip, and what the same body"],
            [
              "`core/enroll/Tries.ts`",
              "the records and the right to pay; answers 'was this trip tried?', closes one trip"
            ],
            ["`core/enroll/payCart.ts`", "decides, sends and settles a payment"],
            ["`core/enroll/purchase.ts`", "finds what to pay, or says why there is nothing"],
            ["`adapters/storage/TriesStorage.ts`", "stores the records, takes the Web Lock, makes keys"],
            ["`adapters/storage/digestOf.ts`", "hides documents and names in a salted digest"],
            ["`journey/checkout/payment.ts`", "turns a press into a payment, and its end into a notice"],
            ["`journey/checkout/mayBeCharged.ts`", "asks on behalf of notices and of 'Continuar tu compra'"]
          ]
        }
      ]
    }
  ]
}
