import { readApiUrl } from "../../src/adapters/http/allowedProxy"
import { isObject, parsed } from "../rules/body"
import type { Answered } from "./readings"

/** A status and the value of a body in JSON. */
export interface Told {
  readonly status: number
  readonly body: unknown
}

/** The other form of an assumption of docs/assumptions.md, which the portal reads as the pact's. */
interface OtherForm {
  readonly assumption: number
  readonly calls: ReadonlyArray<string>
  /** The answer in the form of the pact, whose own is `agreed`; undefined if it is not in the other one. */
  readonly first: (told: Told, agreed: Told, answered: Answered) => Told | undefined
}

const sales = ["POST /public_api/sales/enroll", "POST /api/sales/enroll"]

const eachIn = (value: unknown, change: (each: unknown) => unknown) =>
  Array.isArray(value) ? value.map(change) : value

const named = (passenger: unknown) =>
  typeof passenger === "string" ? { FirstName: passenger, LastName: passenger } : passenger

/** The portal's readers have judged the address, so any PDF may stand in its place for Pact's verifier. */
const inBytes = (document: unknown) => {
  if (!isObject(document) || typeof document.documentURL !== "string" || document.documentByte) return document
  const { documentURL: _, ...others } = document
  return { ...others, documentByte: "JVBERi0xLjcKJcOkw7zDtsOfCiUlRU9GCg==" }
}

const inObjects = (purchase: unknown) => {
  const { header, line } = Object(purchase)
  return {
    ...Object(purchase),
    ...(isObject(header) && { header: { ...header, documents: eachIn(header.documents, inBytes) } }),
    ...(isObject(line) && { line: { ...line, passengers: eachIn(line.passengers, named) } })
  }
}

/** Every other form. */
export const otherForms: ReadonlyArray<OtherForm> = [
  {
    assumption: 1,
    calls: ["GET /api_url"],
    first: ({ body, status }, _, answered) => (isObject(body) ? { status, body: readApiUrl(answered.body) } : undefined)
  },
  {
    assumption: 2,
    calls: ["POST /public_api/valueslist"],
    first: ({ body, status }) => (Array.isArray(body) ? { status, body: JSON.stringify(body) } : undefined)
  },
  {
    assumption: 4,
    calls: ["GET /public_api/banner"],
    first: ({ body, status }) =>
      body === null || (isObject(body) && !("name" in body)) ? { status, body: { name: null } } : undefined
  },
  {
    assumption: 5,
    calls: ["GET /one_trust"],
    first: ({ body, status }) => (typeof body === "string" ? { status, body: { domainId: body } } : undefined)
  },
  {
    assumption: 8,
    calls: ["GET /api/sales"],
    first: ({ body, status }) => {
      if (!Array.isArray(body) || !body.every(isObject)) return undefined
      const first = body.map(inObjects)
      return JSON.stringify(first) === JSON.stringify(body) ? undefined : { status, body: first }
    }
  },
  {
    assumption: 10,
    calls: ["POST /public_api/sales/quote"],
    first: ({ status }, agreed, { params, sent }) => {
      const isUnknown = params.coupon === "" && Boolean(Object(Object(parsed(sent)).quote).PromotionalCode)
      return isUnknown && status >= 400 && status < 500 ? agreed : undefined
    }
  },
  {
    assumption: 13,
    calls: sales,
    first: ({ body, status }, agreed) => (agreed.status === 402 && status === 200 && body === null ? agreed : undefined)
  },
  {
    assumption: 16,
    calls: ["GET /public_api/sales/external/getquote"],
    first: ({ body, status }) => {
      const { data } = Object(body)
      if (!isObject(data) || !isObject(data.jsonObj)) return undefined
      return { status, body: { ...Object(body), data: { ...data, jsonObj: JSON.stringify(data.jsonObj) } } }
    }
  },
  {
    assumption: 22,
    calls: ["POST /public_api/sales/quote"],
    first: ({ body, status }, _, { params }) => {
      if (!Array.isArray(body) || !body.every(isObject)) return undefined
      const mayBeLeftOut = ["CardDescription", ...(params.coupon === "" ? ["AmountWithoutPromotion"] : [])]
      if (body.every((plan) => mayBeLeftOut.every((field) => field in plan))) return undefined
      const nothing = Object.fromEntries(mayBeLeftOut.map((field) => [field, null]))
      return { status, body: body.map((plan) => ({ ...nothing, ...plan })) }
    }
  }
]

/**
 * An answer in the other form of an assumption: the number of that, and the answer in the pact's
 * form, which Pact's verifier judges. Undefined for any other answer.
 */
export const inFirstForm = (answered: Answered, agreed: Told) => {
  const told = { status: answered.status, body: parsed(answered.body) }
  for (const { assumption, calls, first } of otherForms) {
    const found = calls.includes(answered.call) ? first(told, agreed, answered) : undefined
    if (found) return { assumption, first: found }
  }
  return undefined
}
