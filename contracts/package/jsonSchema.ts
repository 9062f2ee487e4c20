import { countForm, filledForm, idForm, orderForm, positiveForm, wholeForm } from "../forms"
import type { Places } from "../rules/places"
import type { Kind, Rule, Want } from "../rules/rule"

export type Json = Readonly<Record<string, unknown>>

const text = (pattern: string) => ({ type: "string", pattern })
const positive = { type: "number", exclusiveMinimum: 0 }

const formOf = (regex: string): Json => {
  if (regex === idForm) return { anyOf: [positive, text("\\S")] }
  if (regex === orderForm) return { anyOf: [positive, text("\\d")] }
  if (regex === positiveForm) return positive
  if (regex === wholeForm) return { type: "integer" }
  if (regex === countForm) return { type: "integer", minimum: 1 }
  return text(regex === filledForm ? "\\S" : regex)
}

/** What a value must fulfil, as JSON Schema. */
const wanted = (want: Want): Json => {
  if (want.is === "exactly") return { const: want.value }
  if (want.is === "kind") return { type: want.kind }
  if (want.is === "form") return formOf(want.regex)
  if (want.is === "at least") return { minItems: want.rows }
  if (want.is === "rows" && want.rows === 0) return { maxItems: 0 }
  return want.is === "any" ? { anyOf: want.of.map(wanted) } : {}
}

/** The schema of a rule. Several forms of one text are JSON in it: its reader says that better. */
const schemaOf = ({ wants }: Rule): Json => {
  const isJson = wants.filter(({ is }) => is === "form").length > 1
  return Object.assign({}, ...wants.filter(({ is }) => !isJson || is !== "form").map(wanted))
}

const distinct = (schemas: ReadonlyArray<Json>): ReadonlyArray<Json> =>
  [...new Set(schemas.map((one) => JSON.stringify(one)))].map((one) => JSON.parse(one))

/** The schema of one place, of which each call has a rule: what any of them sends or wants. */
export const valueSchema = (rules: ReadonlyArray<Rule>): Json => {
  const schemas = distinct(rules.map(schemaOf))
  return schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas }
}

/** A call's rules by place, the rows of each list as one. */
type Rows = ReadonlyMap<string, ReadonlyArray<Rule>>

const rowsOf = (places: Places): Rows => {
  const rows = new Map<string, ReadonlyArray<Rule>>()
  for (const [place, rule] of places) {
    const name = place.replace(/\[\d+\]/g, "[*]")
    rows.set(name, [...(rows.get(name) ?? []), rule])
  }
  return rows
}

const isOf = (kind: Kind, { wants }: Rule) => wants.some((want) => want.is === "kind" && want.kind === kind)

/** The schema at a place of some bodies, with all below it. A field that one body lacks is optional. */
const schemaAt = (place: string, bodies: ReadonlyArray<Rows>): Json => {
  const own = bodies.filter((body) => body.has(place))
  const rules = own.flatMap((body) => body.get(place) ?? [])
  const isInside = (rule: Rule) => isOf("object", rule) || isOf("array", rule)
  const plain = rules.filter((rule) => !isInside(rule))
  const lists = distinct(rules.filter(isInside).map(schemaOf))
  const names = new Set(own.flatMap((body) => [...body.keys()]).flatMap((one) => fieldOf(one, place) ?? []))
  const hasRows = own.some((body) => body.has(`${place}[*]`))
  const inside = {
    ...(lists.length === 1 ? lists[0] : { type: lists[0]?.type }),
    ...(hasRows && { items: schemaAt(`${place}[*]`, own) }),
    ...(names.size > 0 && {
      properties: Object.fromEntries([...names].map((name) => [name, schemaAt(`${place}.${name}`, own)])),
      required: [...names].filter((name) => own.every((body) => body.has(`${place}.${name}`)))
    })
  }
  if (plain.length === rules.length) return valueSchema(rules)
  return plain.length === 0 ? inside : { anyOf: [inside, valueSchema(plain)] }
}

/** The name of a field right below a place. */
const fieldOf = (one: string, place: string) =>
  one.startsWith(`${place}.`) ? /^(\w+)$/.exec(one.slice(place.length + 1))?.[1] : undefined

/** The schema of the bodies of some calls. */
export const bodySchema = (bodies: ReadonlyArray<Places>): Json => schemaAt("body $", bodies.map(rowsOf))

const isSchema = (value: unknown): value is Json => typeof value === "object" && value !== null

const bothOf = (one: Json, other: Json): Json =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((name) => {
      const [mine, theirs] = [one[name], other[name]]
      return [name, isSchema(mine) && isSchema(theirs) ? both(mine, theirs) : (mine ?? theirs)]
    })
  )

/** What a reader says, without the kinds that the pact rules out. */
const beside = ({ type }: Json, { anyOf, ...other }: Json): Json =>
  anyOf === undefined || (type !== undefined && !JSON.stringify(anyOf).includes("contentSchema"))
    ? other
    : { anyOf, ...other }

/** A schema with what a reader says beside it. `allOf` would say that too: tools mix up its `anyOf`. */
export const both = (one: Json, other: Json): Json => ({
  ...beside(one, other),
  ...one,
  ...(isSchema(one.properties) && isSchema(other.properties)
    ? { properties: bothOf(one.properties, other.properties) }
    : {}),
  ...(isSchema(one.items) && isSchema(other.items) ? { items: both(one.items, other.items) } : {})
})
