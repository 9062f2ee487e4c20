import type { AnalyticsEvent } from "../../core/analytics/analytics"

type Fits = (value: unknown) => boolean

/** An e-mail, or at least seven digits in any grouping: a document, phone or card. */
const personal = /@|(\d[ .,()/+-]*){7}/

const isText: Fits = (value) => typeof value === "string" && value.length <= 100 && !personal.test(value)
const isCode: Fits = (value) => typeof value === "string" && /^[\w-]{1,40}$/.test(value) && !/(\d-?){13}/.test(value)
const isAmount: Fits = (value) => typeof value === "number" && value >= 0 && value < 1e9

/**
 * The only keys in the data layer, each with its check. Other keys and values that fail are
 * dropped.
 */
const allowed: Readonly<Record<string, Fits>> = {
  event: isText,
  content_type: isText,
  item_id: isText,
  item_name: isText,
  currency: isText,
  value: isAmount,
  transaction_id: isCode
}

/** Drops every key or value that the data layer must not carry. */
export const clean = (entry: object): object =>
  Object.fromEntries(
    Object.entries(entry).filter(([key, value]) => Object.hasOwn(allowed, key) && allowed[key]?.(value))
  )

/**
 * Entries in the form of Google's reports: clicks by text; each sale first clears the one before
 * (AN-01).
 */
export const entriesOf = (event: AnalyticsEvent): ReadonlyArray<object> => {
  if (event.name === "select_content") return [clean({ event: event.name, content_type: "boton", item_id: event.item })]
  if (!("items" in event)) return [clean({ event: event.name })]
  const items = event.items.map(({ id, name }) => clean({ item_id: id, item_name: name }))
  const sale = clean({
    currency: event.currency,
    value: event.value,
    transaction_id: "order" in event ? event.order : undefined
  })
  return [{ ecommerce: null }, { ...clean({ event: event.name }), ecommerce: { ...sale, items } }]
}
