import type { AnalyticsEvent, Track } from "../../core/analytics/analytics"

type Fits = (value: unknown) => boolean

/** An e-mail, or at least seven digits in any grouping: a document, phone or card. */
const personal = /@|(\d[ .,()/+-]*){7}/

const isText: Fits = (value) => typeof value === "string" && value.length <= 100 && !personal.test(value)
const isCode: Fits = (value) => typeof value === "string" && /^[\w-]{1,40}$/.test(value) && !/(\d-?){13}/.test(value)
const isAmount: Fits = (value) => typeof value === "number" && value >= 0 && value < 1e9

/** The only keys in the data layer, each with its check. Anything else is dropped. */
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

/** Entries in the form of Google's reports: clicks by text; a sale clears the last one (AN-01). */
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

/** Sends events through `window.dataLayer`, which queues them for the tag manager (AN-01). */
export const track: Track = (event) => {
  push(...entriesOf(event))
}

/** Google's `gtag`. The tag manager knows a command by its `arguments` object: no array will do. */
export const command: (...words: ReadonlyArray<unknown>) => unknown = function () {
  return arguments
}

declare global {
  interface Window {
    dataLayer?: Array<unknown>
  }
}

/** Google's consent mode v2. Everything optional is denied until the visitor grants it. */
export const consentMode = (measurement: boolean) => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: measurement ? "granted" : "denied"
})

/**
 * Acts on the tag manager's queue, which starts with a command that denies everything. Never
 * throws, whatever tags and blockers made of the queue: measuring stops no sale (AN-01).
 */
export const onLayer = (act: (layer: Array<unknown>) => void): void => {
  try {
    window.dataLayer ??= [command("consent", "default", consentMode(false))]
    act(window.dataLayer)
  } catch {
    // The queue belongs to tags that others edit. The entry is lost.
  }
}

export const push = (...entries: ReadonlyArray<unknown>): void => onLayer((layer) => layer.push(...entries))
