/** An answer that no pact holds but a provider may give: the portal's reaction and the reason. */
export interface NotHeld {
  readonly answer: string
  readonly outcome: string
  readonly why: string
  /** Answers that prove it, each with part of the JSON that the core receives. */
  readonly examples: ReadonlyArray<{
    readonly call: string
    readonly status?: number
    /** Absent where no answer comes. */
    readonly text?: string
    readonly seen: string
  }>
}

const page = "<!doctype html><title>En mantenimiento</title>"
const plan = { Id: 101, Title: "SILVER", Amount: 1368.62 }
const country = { idCountry: 32, description: "Argentina" }

/**
 * Outcomes that the portal handles and no pact holds. Every reaction is either in a pact or here.
 */
export const notHeld: ReadonlyArray<NotHeld> = [
  {
    answer: "nothing: no connection, a redirect, no complete answer in time, or more than 2 MB",
    outcome: "the call failed; of a sale nobody knows what became",
    why: "nobody promises to be out of reach",
    examples: [
      { call: "POST /public_api/sales/enroll", seen: '"SaleUnknown"' },
      { call: "POST /api/user/save", seen: '"ProfileNotSaved"' },
      { call: "POST /public_api/sales/mail", seen: '"MailNotSent"' }
    ]
  },
  {
    answer: "no JSON, such as a page of somebody in between",
    outcome: "the call failed, also where the answer of a good call is not read; of a sale nobody knows what became",
    why: "it comes from a server that knows no pact",
    examples: [
      { call: "POST /public_api/sales/quote", text: page, seen: '"QuoteUnavailable"' },
      { call: "POST /public_api/sales/enroll", text: page, seen: '"SaleUnknown"' },
      { call: "POST /api/user/save", text: page, seen: '"ProfileNotSaved"' },
      { call: "POST /public_api/notification/request", text: page, seen: '"NotTaken"' }
    ]
  },
  {
    answer: "JSON of another shape",
    outcome: "the call failed; of a sale nobody knows what became",
    why: "a pact says what an answer is, and a provider that keeps it answers nothing else",
    examples: [
      { call: "POST /public_api/sales/quote", text: "{}", seen: '"QuoteUnavailable"' },
      { call: "POST /public_api/sales/enroll", text: "{}", seen: '"SaleUnknown"' },
      { call: "GET /api/user/info", text: "[]", seen: '"ProfileUnknown"' },
      { call: "GET /api/sales", text: "{}", seen: '"VouchersUnavailable"' }
    ]
  },
  {
    answer: "a list some of whose rows lack what a row must have",
    outcome: "the other rows are shown",
    why: "the same: the pacts ask for it in every row",
    examples: [
      { call: "POST /public_api/sales/quote", text: JSON.stringify([{}, plan]), seen: '"SILVER"' },
      { call: "GET /public_api/country", text: JSON.stringify([{}, country]), seen: '"Argentina"' }
    ]
  },
  {
    answer: "ids that are texts",
    outcome: "they come back in the sale as they were given",
    why: "the specification shows integers (PY-15)",
    examples: [
      { call: "GET /public_api/country", text: JSON.stringify([{ ...country, idCountry: "AR" }]), seen: '"AR"' },
      { call: "POST /public_api/sales/quote", text: JSON.stringify([{ ...plan, Id: "P-1" }]), seen: '"P-1"' }
    ]
  },
  {
    answer: "a sale without reserveId",
    outcome: "bought: the number of the order stands for it",
    why: "the specification shows both (PY-17)",
    examples: [{ call: "POST /public_api/sales/enroll", text: '{ "idSalesOrder": 9001 }', seen: '"9001"' }]
  },
  {
    answer: "another 4xx than the pacts show",
    outcome: "refused, as with 400; of a sale nothing was charged, save with 408 and 409",
    why: "400 stands for them all",
    examples: [
      { call: "POST /public_api/sales/enroll", status: 422, text: "", seen: '"SaleRefused"' },
      { call: "POST /public_api/sales/quote", status: 404, text: "", seen: '"QuoteRefused"' },
      { call: "GET /userinfo", status: 403, text: "", seen: "" }
    ]
  },
  {
    answer: "another 2xx than 200",
    outcome: "as good as 200 where nothing is read of the answer; a message and a sale count only with 200 (CL-05)",
    why: "200 stands for the first, 202 in the pacts for the second",
    examples: [
      { call: "POST /api/sales/mail", status: 201, text: "", seen: '"Success"' },
      { call: "POST /api/user/save", status: 201, text: "", seen: '"Success"' },
      { call: "POST /public_api/notification/regret", status: 201, text: "", seen: '"NotificationLost"' }
    ]
  }
]
