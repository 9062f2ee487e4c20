import { setTimeout as wait } from "node:timers/promises"
import type { Statements } from "../database"
import type { Mailbox } from "../mail/mailbox"
import type { SaleRequest } from "./readSale"
import type { Sale } from "./sale"
import type { SaleBook } from "./saleBook"
import { voucherLetter } from "./voucherLetter"

/** `key` is the same for every attempt of one purchase. `buyer` is a logged-in visitor. */
type Terms = { readonly channel: string; readonly key: string | undefined; readonly buyer: string | undefined }

/** `lost` has charged, but the answer does not say so. `other` is a key of another purchase. */
export type Outcome =
  | { readonly is: "sold"; readonly sale: Sale }
  | { readonly is: "lost" }
  | { readonly is: "declined" }
  | { readonly is: "other" }

/** Charges each purchase once, and mails the voucher of every charge. */
export type Cashier = { readonly sell: (request: SaleRequest, terms: Terms) => Promise<Outcome> }

/** The late card takes `lateMs`, unless `closing` comes first. */
type Tools = {
  readonly book: SaleBook
  readonly mails: Mailbox
  readonly lateMs: number
  readonly closing: AbortSignal
}

/**
 * Makes a second request with the same key wait for the first, so that both get the same answer.
 */
export const createCashier = ({ book, mails, lateMs, closing }: Tools): Cashier => {
  const underWay = new Map<string, Promise<void>>()

  const known = async ({ digest }: SaleRequest, { channel, key }: Terms): Promise<Outcome | undefined> => {
    const kept = key === undefined ? undefined : await book.byKey(channel, key)
    return kept && (kept.digest === digest ? { is: "sold", sale: kept.sale } : { is: "other" })
  }

  const charge = async (request: SaleRequest, terms: Terms): Promise<Outcome> => {
    const { details, digest, ending } = request
    if (ending === "declined") return (await known(request, terms)) ?? { is: "declined" }
    const mailed = (sale: Sale, same: Statements) => mails.deliver(voucherLetter(sale), same)
    const sale = await book.add({ ...terms, digest, details }, mailed)
    if (sale === undefined) return (await known(request, terms)) ?? { is: "lost" }
    if (ending === "late") await wait(lateMs, undefined, { signal: closing, ref: false }).catch(() => undefined)
    return ending === "lost" ? { is: "lost" } : { is: "sold", sale }
  }

  return {
    sell: async (request, terms) => {
      if (terms.key === undefined) return charge(request, terms)
      const slot = `${terms.channel} ${terms.key}`
      for (let other = underWay.get(slot); other !== undefined; other = underWay.get(slot)) await other
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
