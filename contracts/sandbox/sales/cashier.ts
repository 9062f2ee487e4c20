import { setTimeout as wait } from "node:timers/promises"
import type { Mailbox } from "../mail/mailbox"
import type { SaleRequest } from "./readSale"
import type { Sale } from "./sale"
import type { SaleBook } from "./saleBook"
import { voucherLetter } from "./voucherLetter"

/** `key` is the same for every attempt of one purchase. `buyer` is a logged-in visitor. */
type Terms = { readonly channel: string; readonly key: string | undefined; readonly buyer: string | undefined }

/**
 * `lost` has charged, but the answer does not say so. `other` is a key of another request.
 * `before`: the trip is sold already, under another key. `underWay`: the first request with this
 * key is not done.
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
 * A second request with the key of one under way waits for it, so that both get the same answer; if
 * that takes too long, the second one learns that the first is under way.
 */
export const createCashier = ({ book, mails, lateMs, patienceMs, closing }: Tools): Cashier => {
  const underWay = new Map<string, Promise<boolean>>()
  const pause = (ms: number) => wait(ms, true, { signal: closing, ref: false }).catch(() => true)

  const known = ({ digest, trip }: SaleRequest, { channel, key }: Terms): Outcome | undefined => {
    const kept = key === undefined ? undefined : book.byKey(channel, key)
    if (kept !== undefined) return kept.digest === digest ? { is: "sold", sale: kept.sale } : { is: "other" }
    const sale = book.byTrip({ channel, key, trip })
    return sale && { is: "before", sale }
  }

  /** Nothing comes between the question and the charge: the sandbox is one process. */
  const charge = (request: SaleRequest, terms: Terms): Outcome => {
    const before = known(request, terms)
    if (before !== undefined) return before
    if (request.ending === "declined") return { is: "declined" }
    const sale = book.add({ ...terms, ...request })
    // The mail saves both: no order without its mail.
    mails.deliver(voucherLetter(sale))
    return request.ending === "lost" ? { is: "lost" } : { is: "sold", sale }
  }

  return {
    sell: async (request, terms) => {
      const slot = `${terms.channel} ${terms.key}`
      const first = terms.key === undefined ? undefined : underWay.get(slot)
      if (first && !(await Promise.race([first, pause(patienceMs).then(() => false)]))) return { is: "underWay" }
      const isNew = known(request, terms) === undefined
      const outcome = charge(request, terms)
      if (!isNew || request.ending !== "late") return outcome
      const late = pause(lateMs).finally(() => underWay.delete(slot))
      underWay.set(slot, late)
      await late
      return outcome
    }
  }
}
