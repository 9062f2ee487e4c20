import type { Store } from "../store"
import { type Sale, type SaleDetails, voucherName } from "./sale"

/**
 * An order to keep. Without a key it is never the repeat of another request. `trip` is the same for
 * the same plan, days and documents.
 */
type Entry = {
  readonly channel: string
  readonly key: string | undefined
  readonly digest: string
  readonly trip: string
  readonly buyer: string | undefined
  readonly details: SaleDetails
}

/** An order as it is kept. Its key and its trip can be freed. */
export type Kept = { readonly sale: Sale; readonly digest: string; key: string | null; trip: string | null }

const dayLength = 86_400_000

/** Every order. `now` dates each. */
export const openSaleBook = ({ sales, save }: Store, now: () => Date) => ({
  /** Keeps an order, for the next `save` of the store. */
  add: ({ buyer, channel, details, digest, key, trip }: Entry): Sale => {
    const sale = { ...details, id: 1001 + sales.length, soldAt: now().toISOString(), channel, buyer: buyer ?? null }
    sales.push({ sale, digest, key: key ?? null, trip })
    return sale
  },
  byKey: (channel: string, key: string): Kept | undefined =>
    sales.find((kept) => kept.key === key && kept.sale.channel === channel),
  /** The order of a trip within the last day under any key but this one. */
  byTrip: ({ channel, key, trip }: Pick<Entry, "channel" | "key" | "trip">): Sale | undefined => {
    const since = new Date(now().getTime() - dayLength).toISOString()
    const isIt = (kept: Kept) =>
      kept.trip === trip &&
      kept.sale.channel === channel &&
      kept.sale.soldAt > since &&
      (key === undefined || kept.key !== key)
    return sales.findLast(isIt)?.sale
  },
  /** Frees every key and trip: all can be sold anew, and no list of purchases has them. */
  freeAll: () => {
    for (const kept of sales) Object.assign(kept, { key: null, trip: null })
    save()
  },
  withVoucher: (fileName: string): Sale | undefined => sales.find(({ sale }) => voucherName(sale) === fileName)?.sale,
  /** The last 50 orders with a login in a channel, newest first. */
  boughtBy: (channel: string, buyer: string): readonly Sale[] =>
    sales
      .flatMap(({ sale, trip }) => (trip === null ? [] : [sale]))
      .filter((sale) => sale.channel === channel && sale.buyer === buyer)
      .slice(-50)
      .reverse()
})

export type SaleBook = ReturnType<typeof openSaleBook>
