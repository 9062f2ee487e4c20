import type { Answer, Fault } from "../verifier/faultyProvider"

type Json = Record<string, unknown>

/** Changes the JSON of an answer with status 200. */
const changed =
  (change: (body: unknown) => unknown): Fault =>
  (answer) =>
    answer.status === 200 ? { ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) } : answer

const rows = (change: (row: Json) => Json) => changed((body) => (Array.isArray(body) ? body.map(change) : body))

const field = (name: string, value: unknown) => changed((body) => ({ ...Object(body), [name]: value }))

const without = (row: Json, name: string): Json =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))

const withStatus =
  (status: number, headers: Answer["headers"] = {}): Fault =>
  (answer) => ({ ...answer, status, headers: { ...answer.headers, ...headers } })

const page: Fault = (answer) => ({
  ...answer,
  headers: { ...answer.headers, "content-type": "text/html; charset=utf-8" },
  body: "<!doctype html><title>Mantenimiento</title>"
})

const untyped: Fault = (answer) => {
  const { "content-type": _type, ...headers } = answer.headers
  return { ...answer, headers }
}

/** A fault of a call, and the call of the pacts that must fail by it. */
interface Planted {
  readonly fault: string
  readonly call: string
  readonly asked: string
  readonly change: Fault
}

/** Twelve faults, each in another call. */
export const plantedFaults: ReadonlyArray<Planted> = [
  {
    fault: "a field renamed",
    call: "POST /public_api/sales/quote",
    asked: "a visitor who has a coupon",
    change: rows(({ Amount, ...row }) => ({ ...row, Price: Amount }))
  },
  {
    fault: "an id of 0",
    call: "GET /public_api/country",
    asked: "a buyer who has to choose a country",
    change: rows((row) => ({ ...row, idCountry: 0 }))
  },
  {
    fault: "a field left out",
    call: "GET /public_api/state/country/32",
    asked: "a buyer who has to choose a province",
    change: rows((row) => without(row, "description"))
  },
  {
    fault: "another status",
    call: "POST /public_api/notification/regret",
    asked: "a buyer who regrets a purchase",
    change: withStatus(202)
  },
  {
    fault: "a redirect",
    call: "POST /public_api/sales/mail",
    asked: "a visitor who wants plans by mail",
    change: withStatus(302, { location: "/public_api/sales/mails" })
  },
  {
    fault: "a page in the place of JSON",
    call: "GET /public_api/banner",
    asked: "a page that asks for the banner on top of it",
    change: page
  },
  {
    fault: "JSON that is cut off",
    call: "POST /public_api/valueslist",
    asked: "a buyer who has to choose a type of document",
    change: (answer) => ({ ...answer, body: answer.body.slice(0, -4) })
  },
  {
    fault: "no answer",
    call: "GET /one_trust",
    asked: "a page that must ask for consent",
    change: () => "cut"
  },
  {
    fault: "null for a number",
    call: "POST /public_api/sales/enroll",
    asked: "a buyer who pays by card",
    change: field("idSalesOrder", null)
  },
  {
    fault: "null for a list",
    call: "GET /api/sales",
    asked: "a buyer who looks for vouchers",
    change: rows((row) => ({ ...row, header: { documents: null } }))
  },
  {
    fault: "a text for true",
    call: "GET /userinfo",
    asked: "a page that asks who its visitor is",
    change: field("email_verified", "true")
  },
  {
    fault: "a header left out",
    call: "GET /api/user/info",
    asked: "a page that asks what its visitor registered",
    change: untyped
  }
]
