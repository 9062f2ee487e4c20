import { aDay } from "../../core/trip/calendar"
import { browserStorage, plainEntry, type TextStore } from "../storage/browserStorage"
import { clean, onLayer, push } from "./dataLayer"

const key = "eventosPendientes"

/** Steps of a purchase or registration. A click would mean nothing on another page. */
const waits: ReadonlyArray<unknown> = ["login", "sign_up", "logout", "begin_checkout", "add_payment_info", "purchase"]

interface Kept {
  readonly at: number
  readonly entry: object
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value)
const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const readEntry = (value: unknown): object | undefined => {
  const { ecommerce, event } = fieldsOf(value)
  if (!waits.includes(event)) return undefined
  const named = clean({ event })
  if (!ecommerce) return named
  const { currency, items, transaction_id, value: amount } = fieldsOf(ecommerce)
  const sold = listOf(items).map((item) => {
    const { item_id, item_name } = fieldsOf(item)
    return clean({ item_id, item_name })
  })
  return { ...named, ecommerce: { ...clean({ currency, value: amount, transaction_id }), items: sold } }
}

const readKept = (data: unknown, now: number): ReadonlyArray<Kept> =>
  listOf(data).flatMap((kept) => {
    const { at, entry } = fieldsOf(kept)
    const read = readEntry(entry)
    return read && typeof at === "number" && Math.abs(now - at) <= aDay ? [{ at, entry: read }] : []
  })

/**
 * Takes a lock if the browser has one, so that tabs take turns. Otherwise one tab could store again
 * what another has sent.
 */
const alone = async (act: () => void): Promise<void> => {
  const locks = globalThis.navigator?.locks
  if (!locks) return act()
  await locks.request(key, act).catch(act)
}

/** Keeps events, for a day at most, until a document with a tag manager comes (AN-03). */
export const waitingEvents = (store: TextStore = browserStorage()) => {
  const { drop, read, write } = plainEntry(store, key)
  const keep = (entries: unknown) => {
    const now = Date.now()
    const fresh = listOf(entries).flatMap((entry) => {
      const cleaned = readEntry(entry)
      return cleaned ? [{ at: now, entry: cleaned }] : []
    })
    if (fresh.length === 0) return
    void alone(() => void write([...readKept(read().data, now), ...fresh]))
  }
  return {
    keep,
    follow: () =>
      onLayer((told) => {
        const pushOn = told.push.bind(told)
        keep(told)
        told.push = (...entries) => {
          keep(entries)
          return pushOn(...entries)
        }
      }),
    /** Sends all in order. It removes them first: a lost event is better than a double one. */
    tell: () =>
      alone(() => {
        const kept = readKept(read().data, Date.now())
        drop()
        for (const { entry } of kept) push(...("ecommerce" in entry ? [{ ecommerce: null }] : []), entry)
      }),
    drop: () => alone(drop)
  }
}
