import { setTimeout as wait } from "node:timers/promises"
import type { Statements } from "../database"
import type { Mailbox } from "../mail/mailbox"
import type { SaleRequest } from "./readSale"
import type { Sale } from "./sale"
import type { SaleBook } from "./saleBook"
import { voucherLetter } from "./voucherLetter"

/** `key` is the same for every attempt of one purchase. `buyer` is a logged-in visitor. */
type Terms = { readonly channel: string; readonly key: string | undefined; readonly buyer: string | undefined }

/**
 * `lost` has charged, but the answer does not say so. `other` is a key of another request. `before`:
 * the trip is sold already, under another key. `underWay`: the first request with this key is not
 * done.
 */
export type Outcome =
  | { readonly is: "sold" | "before"; readonly sale: Sale }
  | { readonly is: "underWay" }
  | { readonly is: "lost" }
  | { readonly is: "declined" }
  | { readonly is: "other" }

/** Charges each purchase once, and mails the voucher of every charge. */
export type Cashier = { readonly sell: (request: SaleRequest, terms: Terms) => Promise<Outcome> }

/**
 * The late card takes `lateMs`, unless `closing` comes first. A repeated request waits `patienceMs`
 * for the first one.
 */
type Tools = {
  readonly book: SaleBook
  readonly mails: Mailbox
  readonly lateMs: number
  readonly patienceMs: number
  readonly closing: AbortSignal
}

/**
 * Makes a second request with the same key wait for the first, so that both get the same answer; if
 * that takes too long, the second one learns that the first is under way.
 */
export const createCashier = ({ book, mails, lateMs, patienceMs, closing }: Tools): Cashier => {
  const underWay = new Map<string, Promise<void>>()

  const known = async ({ digest }: SaleRequest, { channel, key }: Terms): Promise<Outcome | undefined> => {
    const kept = key === undefined ? undefined : await book.byKey(channel, key)
    return kept && (kept.digest === digest ? { is: "sold", sale: kept.sale } : { is: "other" })
  }

  const soldBefore = async (trip: Parameters<SaleBook["byTrip"]>[0]): Promise<Outcome | undefined> => {
    const sale = await book.byTrip(trip)
    return sale && { is: "before", sale }
  }

  const isDone = (request: Promise<void>) =>
    Promise.race([request.then(() => true), wait(patienceMs, false, { signal: closing, ref: false })]).catch(
      () => false
    )

  const charge = async (request: SaleRequest, terms: Terms): Promise<Outcome> => {
    const { details, digest, ending, trip } = request
    const before = (await known(request, terms)) ?? (await soldBefore({ ...terms, trip }))
    if (before !== undefined) return before
    if (ending === "declined") return { is: "declined" }
    const mailed = (sale: Sale, same: Statements) => mails.deliver(voucherLetter(sale), same)
    const added = await book.add({ ...terms, digest, trip, details }, mailed)
    if (added === undefined) return (await known(request, terms)) ?? { is: "lost" }
    const { is, sale } = added
    if (is === "before") return { is, sale }
    if (ending === "late") await wait(lateMs, undefined, { signal: closing, ref: false }).catch(() => undefined)
    return ending === "lost" ? { is: "lost" } : { is: "sold", sale }
  }

  return {
    sell: async (request, terms) => {
      if (terms.key === undefined) return charge(request, terms)
      const slot = `${terms.channel} ${terms.key}`
      for (let other = underWay.get(slot); other !== undefined; other = underWay.get(slot))
        if (!(await isDone(other))) return { is: "underWay" }
      const outcome = charge(request, terms)
      const settled = outcome.then(
        () => void underWay.delete(slot),
        () => void underWay.delete(slot)
      )
      underWay.set(slot, settled)
      return outcome
    }
  }
}
