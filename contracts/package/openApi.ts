import { Schema } from "effect"
import { WireExternalQuote } from "../../src/adapters/http/ExternalQuoteApiHttp"
import { WireBenefit, WireInstalment, WirePlan } from "../../src/adapters/http/QuoteApiHttp"
import { Id } from "../../src/adapters/json/idSchema"
import { agreed, callNamed, callOf, type Provider } from "../agreed"
import type { Interaction } from "../rules/pactFile"
import { needed, type Places, sent } from "../rules/places"
import { classes } from "../rules/rule"
import { bodySchema, both, type Json, valueSchema } from "./jsonSchema"

const Country = Schema.Struct({ idCountry: Id, description: Schema.String })
const Province = Schema.Struct({ idProvince: Id, description: Schema.String })
const DocumentType = Schema.Struct({ IdValuesList: Id, Description: Schema.String })
const Order = Schema.Struct({
  idSalesOrder: Id,
  reserveId: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Finite, Schema.String])))
})

/**
 * What the portal reads of the answer to each call, where it reads by a schema: bounds that no
 * example shows. Undefined: the pact shows all.
 */
export const readers: Readonly<Record<string, Schema.Constraint | undefined>> = {
  "POST /public_api/sales/quote": Schema.Array(
    Schema.Struct({
      ...WirePlan.fields,
      Installment: Schema.Array(WireInstalment),
      Benefit: Schema.Array(WireBenefit)
    })
  ),
  "POST /public_api/sales/enroll": Order,
  "POST /api/sales/enroll": Order,
  "GET /public_api/sales/external/getquote": Schema.Struct({
    data: Schema.Struct({
      ...WireExternalQuote.fields,
      jsonObj: Schema.Union([WireExternalQuote.fields.jsonObj, Schema.fromJsonString(WireExternalQuote.fields.jsonObj)])
    })
  }),
  "GET /public_api/country": Schema.Array(Country),
  "GET /public_api/state/country/{id}": Schema.Array(Province),
  "POST /public_api/valueslist": Schema.fromJsonString(Schema.Array(DocumentType)),
  "GET /api_url": undefined,
  "GET /userinfo": undefined,
  "GET /one_trust": undefined,
  "GET /public_api/banner": undefined,
  "GET /api/user/info": undefined,
  "POST /api/user/save": undefined,
  "GET /api/sales": undefined,
  "POST /api/sales/mail": undefined,
  "POST /public_api/sales/mail": undefined,
  "POST /public_api/notification/request": undefined,
  "POST /public_api/notification/regret": undefined
}

const pathOf = ({ request }: Interaction) => callNamed(request.path)
const methodOf = ({ request }: Interaction) => request.method.toLowerCase()

const grouped = (all: ReadonlyArray<Interaction>, key: (one: Interaction) => string) => {
  const groups = new Map<string, ReadonlyArray<Interaction>>()
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one])
  return [...groups]
}

/** `4XX` for a class, else each code that a call of the pact accepts. */
const statusesOf = ({ response }: Interaction): ReadonlyArray<string> => {
  const [{ status = [response.status] } = {}] = response.matchingRules?.status?.$?.matchers ?? []
  return typeof status === "string" ? [`${classes[status]}XX`] : status.map(String)
}

const examplesOf = (all: ReadonlyArray<Interaction>, side: "request" | "response") =>
  Object.fromEntries(
    all.flatMap((one) => {
      const { body } = one[side]
      return body?.content === undefined ? [] : [[one.description, { value: body.content }]]
    })
  )

const contentOf = (all: ReadonlyArray<Interaction>, side: "request" | "response", reader?: Schema.Constraint) => {
  const withBody = all.filter((one) => one[side].body?.content !== undefined)
  if (withBody.length === 0) return {}
  const pact = bodySchema(withBody.map(side === "request" ? sent : needed))
  const read = reader && Schema.toJsonSchemaDocument(reader).schema
  const schema = read === undefined ? pact : both(pact, read)
  return { content: { "application/json": { schema, examples: examplesOf(withBody, side) } } }
}

/** Headers and queries of the calls. `Content-Type` stands beside the body. */
const parametersOf = (all: ReadonlyArray<Interaction>, channels: ReadonlyArray<string>): ReadonlyArray<Json> => {
  const places: ReadonlyArray<Places> = all.map(sent)
  const names = new Set(places.flatMap((one) => [...one.keys()]).filter((name) => /^(?:header|query) /.test(name)))
  const listed = [...names].flatMap((name) => {
    const [where, key = ""] = name.split(" ")
    if (key === "Content-Type") return []
    const required = places.every((one) => one.has(name))
    const rules = places.flatMap((one) => one.get(name) ?? [])
    const schema = /^idChannel$/i.test(key)
      ? { enum: channels }
      : where === "query"
        ? { type: "string" }
        : valueSchema(rules)
    return [{ name: key, in: where, required, schema }]
  })
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } }
  return all.some((one) => pathOf(one).endsWith("{id}")) ? [id, ...listed] : listed
}

/** All calls of one method and path. */
const operationOf = (all: ReadonlyArray<Interaction>, channels: ReadonlyArray<string>): Json => {
  const statuses = new Set(all.flatMap(statusesOf))
  const responses = [...statuses].sort().map((status) => {
    const own = all.filter((one) => statusesOf(one).includes(status))
    const reader = /^2/.test(status) ? readers[all.map(callOf)[0] ?? ""] : undefined
    return [
      status,
      { description: own.map(({ description }) => description).join("; "), ...contentOf(own, "response", reader) }
    ]
  })
  const body = contentOf(all, "request")
  return {
    parameters: parametersOf(all, channels),
    ...("content" in body ? { requestBody: { required: true, ...body } } : {}),
    responses: Object.fromEntries(responses)
  }
}

/**
 * The pact with a provider as an OpenAPI 3.1 document, for tools that read no pact. `channels` are
 * the values of `IdChannel`. The pact rules: only it knows the states, and which answer belongs to
 * which request.
 */
export const openApi = (provider: Provider, version: string, channels: ReadonlyArray<string>): Json => {
  const paths = grouped(agreed(provider).interactions, pathOf).map(([path, calls]) => {
    const operations = grouped(calls, methodOf).map(([method, all]) => [method, operationOf(all, channels)])
    return [path, Object.fromEntries(operations)]
  })
  const description = "Generated from the pact and from what the portal reads. docs/calls.md says the rest."
  return { openapi: "3.1.0", info: { title: provider, version, description }, paths: Object.fromEntries(paths) }
}
