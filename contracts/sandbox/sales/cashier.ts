import { setTimeout as wait } from "node:timers/promises"
import { firstDeparture } from "../http/checks"
import type { Mailbox } from "../mail/mailbox"
import type { SaleRequest } from "./readSale"
import type { Sale } from "./sale"
import type { SaleBook } from "./saleBook"
import { voucherLetter } from "./voucherLetter"

/** `key` is the same for every attempt of one purchase. `buyer` is a logged-in visitor. */
type Terms = { readonly channel: string; readonly key: string | undefined; readonly buyer: string | undefined }

/**
 * `lost` has charged, but the answer does not say so. `other` is a key of another request.
 * `before`: the trip is sold already, under another key. `begun`: it has begun, unsold.
 */
export type Outcome =
  | { readonly is: "sold" | "before"; readonly sale: Sale }
  | { readonly is: "lost" | "declined" | "other" | "begun" }

/** The answer for the late card takes `lateMs`. */
type Tools = {
  readonly book: SaleBook
  readonly mails: Mailbox
  readonly lateMs: number
  readonly now: () => Date
}

/** Charges each purchase once, and mails the voucher of every charge. */
export const createCashier = ({ book, mails, lateMs, now }: Tools) => {
  const known = ({ digest, trip }: SaleRequest, { channel, key }: Terms): Outcome | undefined => {
    const kept = key === undefined ? undefined : book.byKey(channel, key)
    if (kept !== undefined) return kept.digest === digest ? { is: "sold", sale: kept.sale } : { is: "other" }
    const sale = book.byTrip({ channel, key, trip })
    return sale && { is: "before", sale }
  }
  return {
    // No `await` between the question and the charge, so no other sale comes between them.
    sell: async (request: SaleRequest, terms: Terms): Promise<Outcome> => {
      const before = known(request, terms)
      if (before !== undefined) return before
      // After `known`: a repeat of what was charged before the trip began gets its order.
      if (request.details.departure < firstDeparture(now())) return { is: "begun" }
      if (request.ending === "declined") return { is: "declined" }
      const sale = book.add({ ...terms, ...request })
      // The mail saves both: no order without its mail.
      mails.deliver(voucherLetter(sale))
      if (request.ending === "late") await wait(lateMs, undefined, { ref: false })
      return request.ending === "lost" ? { is: "lost" } : { is: "sold", sale }
    }
  }
}
