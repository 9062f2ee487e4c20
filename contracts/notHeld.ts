/** An answer that no pact holds but a provider may give, and the reason. */
export interface NotHeld {
  readonly answer: string
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
const reason = JSON.stringify({ error: "No hay planes." })
const orderWithError = JSON.stringify({ idSalesOrder: 9001, error: "Tarjeta rechazada" })
const besides = [{ success: false }, { isSuccess: false }, { errors: ["Tarjeta rechazada"] }, { status: "REJECTED" }]
const plan = { Id: 101, Title: "SILVER", Amount: 1368.62 }
const country = { idCountry: 32, description: "Argentina" }

/** What the core receives when the server of each call breaks down. Empty: nothing. */
export const serverErrors: Readonly<Record<string, string>> = {
  "POST /public_api/sales/quote": '"QuoteUnavailable"',
  "POST /public_api/sales/enroll": '"SaleUnknown"',
  "POST /api/sales/enroll": '"SaleUnknown"',
  "POST /public_api/sales/mail": '"MailNotSent"',
  "POST /api/sales/mail": '"MailNotSent"',
  "POST /public_api/notification/request": '"NotificationLost"',
  "POST /public_api/notification/regret": '"NotificationLost"',
  "POST /api/user/save": '"ProfileNotSaved"',
  "POST /public_api/valueslist": '"LookupFailed"',
  "GET /public_api/country": '"LookupFailed"',
  "GET /public_api/state/country/32": '"LookupFailed"',
  "GET /public_api/sales/external/getquote": '"ExternalQuoteUnavailable"',
  "GET /api/user/info": '"ProfileUnknown"',
  "GET /api/sales": '"VouchersUnavailable"',
  "GET /api_url": "",
  "GET /one_trust": '""',
  "GET /public_api/banner": "",
  "GET /userinfo": ""
}

/**
 * Outcomes that the portal handles and no pact holds. Every reaction is either in a pact or here.
 */
export const notHeld: ReadonlyArray<NotHeld> = [
  {
    answer: "a server error",
    why: "no state can ask a provider to break down, but for a silent bank",
    examples: Object.entries(serverErrors).map(([call, seen]) => ({ call, status: 500, text: "", seen }))
  },
  {
    answer: "an error in words, with 200 or a 4xx",
    why: "each provider has reasons of its own",
    examples: [
      { call: "POST /public_api/sales/quote", text: reason, seen: '"QuoteDeclined"' },
      { call: "POST /public_api/sales/quote", status: 422, text: reason, seen: '"No hay planes."' },
      { call: "POST /public_api/sales/enroll", text: orderWithError, seen: '"SaleUnknown"' },
      { call: "POST /api/sales/enroll", text: orderWithError, seen: '"SaleUnknown"' }
    ]
  },
  {
    answer: "a sale that is repeated, under way, put off or asked for too often",
    why: "one request cannot bring it about: docs/duties.md plays what needs several",
    examples: [
      { call: "POST /public_api/sales/enroll", status: 409, text: '{ "idSalesOrder": 9001 }', seen: '"SaleSold"' },
      { call: "POST /api/sales/enroll", status: 409, text: "", seen: '"SaleProcessing"' },
      { call: "POST /api/sales/enroll", status: 422, text: "", seen: '"SaleKeyTaken"' },
      { call: "POST /public_api/sales/enroll", status: 429, text: "", seen: '"SaleTooMany"' },
      { call: "POST /public_api/sales/enroll", status: 408, text: "", seen: '"SaleUnknown"' },
      { call: "POST /public_api/sales/enroll", status: 499, text: "", seen: '"SaleUnknown"' },
      { call: "POST /public_api/sales/enroll", status: 202, text: '{ "idSalesOrder": 9001 }', seen: '"SaleUnknown"' }
    ]
  },
  {
    answer: "another form that the specification allows, beside those of `pending.ts`",
    why: "a provider has one form, and the pact shows that one",
    examples: [
      { call: "POST /public_api/valueslist", text: '[{ "IdValuesList": 1, "Description": "DNI" }]', seen: '"DNI"' },
      { call: "GET /api/sales", text: '[{ "idSalesOrder": 102, "productName": "NoData" }]', seen: '"102"' }
    ]
  },
  {
    answer: "nothing where something must be said: null, or an empty list of countries",
    why: "a provider that keeps the pact answers otherwise",
    examples: [
      { call: "POST /public_api/notification/regret", text: "null", seen: '"NotTaken"' },
      { call: "GET /public_api/country", text: "[]", seen: '"Empty"' }
    ]
  },
  {
    answer: "no answer: no connection, a redirect, no complete answer in time, or more than 2 MB (20 MB of purchases)",
    why: "no provider can promise to fail",
    examples: [
      { call: "POST /public_api/sales/enroll", seen: '"SaleUnknown"' },
      { call: "POST /api/user/save", seen: '"ProfileNotSaved"' },
      { call: "POST /public_api/sales/mail", seen: '"MailNotSent"' }
    ]
  },
  {
    answer: "no JSON, such as the page of a proxy",
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
    why: "a provider that keeps the pact gives no other shape",
    examples: [
      { call: "POST /public_api/sales/quote", text: "{}", seen: '"QuoteUnavailable"' },
      { call: "POST /public_api/sales/enroll", text: "{}", seen: '"SaleUnknown"' },
      { call: "GET /api/user/info", text: "[]", seen: '"ProfileUnknown"' },
      { call: "GET /api/sales", text: "{}", seen: '"VouchersUnavailable"' }
    ]
  },
  {
    answer: "a list with incomplete rows",
    why: "the pacts need complete rows",
    examples: [
      { call: "POST /public_api/sales/quote", text: JSON.stringify([{}, plan]), seen: '"SILVER"' },
      { call: "GET /public_api/country", text: JSON.stringify([{}, country]), seen: '"Argentina"' }
    ]
  },
  {
    answer: "a sale or a purchase with reserveId",
    why: "one of the two may be missing, and no pact can hold one of two",
    examples: [
      ...["POST /public_api/sales/enroll", "POST /api/sales/enroll"].map((call) => ({
        call,
        text: '{ "idSalesOrder": 9001, "reserveId": "48201936" }',
        seen: '"48201936"'
      })),
      { call: "GET /api/sales", text: '[{ "reserveId": "48201936" }]', seen: '"48201936"' }
    ]
  },
  {
    answer: "a sale with an order's number of 0, or with success: false, errors or a refusing status beside it",
    why: "a provider that keeps the pact answers an order, or an error with its status",
    examples: ["POST /public_api/sales/enroll", "POST /api/sales/enroll"].flatMap((call) =>
      [{ idSalesOrder: 0 }, ...besides.map((beside) => ({ idSalesOrder: 9001, ...beside }))].map((order) => ({
        call,
        text: JSON.stringify(order),
        seen: '"SaleUnknown"'
      }))
    )
  }
]
