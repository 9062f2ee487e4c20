import type { Database, Statements } from "../database"
import type { Sale, SaleDetails } from "./sale"

/**
 * An order to store. Without a key it is never the repeat of another request. `trip` is the same for
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

type Kept = { readonly sale: Sale; readonly digest: string }

/** `before`: the trip was sold within a day, under another key or without one. */
type Added = { readonly is: "added" | "before"; readonly sale: Sale }

/** Every order, in the database. */
export type SaleBook = {
  /**
   * Stores an order, together with what `also` stores: both or neither. Stores nothing if its trip
   * or its key already has an order, also from another process; undefined for the key.
   */
  readonly add: (entry: Entry, also: (sale: Sale, same: Statements) => Promise<unknown>) => Promise<Added | undefined>
  readonly byKey: (channel: string, key: string) => Promise<Kept | undefined>
  /** The order of a trip within the last day under any key but this one. */
  readonly byTrip: (entry: Pick<Entry, "channel" | "key" | "trip">) => Promise<Sale | undefined>
  /** Frees every key and trip: all can be sold anew. */
  readonly freeAll: () => Promise<void>
  readonly find: (id: number) => Promise<Sale | undefined>
  /** The last 50 orders with a login in a channel, newest first. */
  readonly boughtBy: (channel: string, buyer: string) => Promise<readonly Sale[]>
}

// Takes the lock of the price list: several sandboxes may share a PostgreSQL and start together.
const table = `
  begin;
  select pg_advisory_xact_lock(20251121);
  create schema if not exists sales;
  create table if not exists sales.sale (
    id integer generated always as identity (start with 1001) primary key,
    sold_at timestamptz not null,
    channel text not null,
    idempotency_key text,
    digest text not null,
    buyer text,
    details jsonb not null,
    unique (channel, idempotency_key)
  );
  alter table sales.sale add column if not exists trip text;
  create index if not exists sale_buyer on sales.sale (buyer, channel);
  create index if not exists sale_trip on sales.sale (trip, channel);
  commit;`

const columns = `id, to_char(sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "soldAt", channel, buyer,
  digest, details`

type Row = Pick<Sale, "id" | "soldAt" | "channel" | "buyer"> & {
  readonly digest: string
  readonly details: SaleDetails
}

const dayLength = 86_400_000

const otherSale = "channel = $1 and trip = $2 and idempotency_key is distinct from coalesce($3, '') and sold_at > $4"

const keptOf = ({ digest, details, ...rest }: Row): Kept => ({ sale: { ...details, ...rest }, digest })

/** `now` dates each order. */
export const openSaleBook = async (db: Database, now: () => Date): Promise<SaleBook> => {
  await db.script(table)
  const found = async (where: string, values: readonly unknown[], on: Statements = db) =>
    (await on.rows<Row>(`select ${columns} from sales.sale where ${where}`, values)).map(keptOf)
  const byTrip = async ({ channel, key, trip }: Pick<Entry, "channel" | "key" | "trip">, on?: Statements) => {
    const since = new Date(now().getTime() - dayLength).toISOString()
    return (await found(`${otherSale} order by id desc limit 1`, [channel, trip, key ?? null, since], on))[0]?.sale
  }
  return {
    add: (entry, also) =>
      db.atomic(async (same) => {
        const { channel, key, digest, trip, buyer, details } = entry
        // Two keys at the same moment: the second one waits here, and finds the order of the first.
        await same.rows("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`${channel} ${trip}`])
        const before = await byTrip(entry, same)
        if (before !== undefined) return { is: "before", sale: before }
        const soldAt = now().toISOString()
        const [row] = await same.rows<{ id: number }>(
          `insert into sales.sale (sold_at, channel, idempotency_key, digest, trip, buyer, details)
            values ($1, $2, $3, $4, $5, $6, $7::jsonb) on conflict (channel, idempotency_key) do nothing returning id`,
          [soldAt, channel, key ?? null, digest, trip, buyer ?? null, JSON.stringify(details)]
        )
        if (row === undefined) return undefined
        const sale: Sale = { ...details, id: row.id, soldAt, channel, buyer: buyer ?? null }
        await also(sale, same)
        return { is: "added", sale }
      }),
    byTrip,
    byKey: async (channel, key) => (await found("channel = $1 and idempotency_key = $2", [channel, key]))[0],
    freeAll: async () => {
      await db.rows(
        "update sales.sale set idempotency_key = null, trip = null where coalesce(trip, idempotency_key) is not null"
      )
    },
    find: async (id) => (await found("id = $1", [id]))[0]?.sale,
    boughtBy: async (channel, buyer) =>
      (await found("channel = $1 and buyer = $2 order by id desc limit 50", [channel, buyer])).map(({ sale }) => sale)
  }
}
