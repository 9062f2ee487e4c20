import type { Answer, Fault } from "./faultyProvider"

type Json = Record<string, unknown>

/** Changes the JSON of an answer with status 200. */
const changed =
  (change: (body: unknown) => unknown): Fault =>
  (answer) =>
    answer.status === 200 ? { ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) } : answer

const rows = (change: (row: Json) => Json) => changed((body) => (Array.isArray(body) ? body.map(change) : body))

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

/** A fault of a call, the call of the pacts that must fail by it, and what `verify` tells of the sandbox. */
interface Planted {
  readonly fault: string
  readonly call: string
  readonly asked: string
  readonly change: Fault
  readonly told: string
}

/** Faults, each in another call. */
export const plantedFaults: ReadonlyArray<Planted> = [
  {
    fault: "a field renamed",
    call: "POST /public_api/sales/quote",
    asked: "a visitor who looks for plans for a trip",
    change: rows(({ Amount, ...row }) => ({ ...row, Price: Amount })),
    told: "body $[0].Amount: is missing, wanted 136862.4; instead there is Price (and 7 more at $[*].Amount)"
  },
  {
    fault: "an id of 0",
    call: "GET /public_api/country",
    asked: "a buyer who has to choose a country",
    change: rows((row) => ({ ...row, idCountry: 0 })),
    told: "body $[0].idCountry: wanted a number above 0 or a text such as"
  },
  {
    fault: "a redirect",
    call: "POST /public_api/sales/mail",
    asked: "a visitor who wants plans by mail",
    change: withStatus(302, { location: "/public_api/sales/mails" }),
    told: "status: wanted any 2xx, got 302, and the portal follows no redirect"
  },
  {
    fault: "a page in the place of JSON",
    call: "GET /public_api/banner",
    asked: "a page that asks for the banner on top of it",
    change: page,
    told: "body: wanted application/json, got text/html;charset=utf-8: <!doctype html><title>Mantenimiento</title>"
  },
  {
    fault: "JSON that is cut off",
    call: "POST /public_api/valueslist",
    asked: "a buyer who has to choose a type of document",
    change: (answer) => ({ ...answer, body: answer.body.slice(0, -4) }),
    told: "body $: is no JSON (EOF while parsing a string at line 1 column 159)"
  },
  {
    fault: "no answer",
    call: "POST /public_api/notification/request",
    asked: "a visitor who wants to be called",
    change: () => "cut",
    told: "no answer came, wanted status 200"
  },
  {
    fault: "null for a list",
    call: "GET /api/sales",
    asked: "a buyer who looks for vouchers",
    change: rows((row) => ({ ...row, header: { documents: null } })),
    told: 'body $[0].header.documents: wanted a list such as [{"documentByte":'
  },
  {
    fault: "a header left out",
    call: "GET /api/user/info",
    asked: "a page that asks what its visitor registered",
    change: untyped,
    told: "header Content-Type: wanted application/json, got none"
  }
]
