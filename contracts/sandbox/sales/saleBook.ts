import type { Database, Statements } from "../database"
import type { Sale, SaleDetails } from "./sale"

/** An order to store. Without a key, every request is a new order. */
type Entry = {
  readonly channel: string
  readonly key: string | undefined
  readonly digest: string
  readonly buyer: string | undefined
  readonly details: SaleDetails
}

type Kept = { readonly sale: Sale; readonly digest: string }

/** Every order, in the database. */
export type SaleBook = {
  /**
   * Stores an order, together with what `also` stores: both or neither. Resolves to undefined if its
   * key already has an order, also from another process.
   */
  readonly add: (entry: Entry, also: (sale: Sale, same: Statements) => Promise<unknown>) => Promise<Sale | undefined>
  readonly byKey: (channel: string, key: string) => Promise<Kept | undefined>
  /** Frees every key, as if each purchase had been made with another one. */
  readonly freeKeys: () => Promise<void>
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
  create index if not exists sale_buyer on sales.sale (buyer, channel);
  commit;`

const columns = `id, to_char(sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "soldAt", channel, buyer,
  digest, details`

type Row = Pick<Sale, "id" | "soldAt" | "channel" | "buyer"> & {
  readonly digest: string
  readonly details: SaleDetails
}

const keptOf = ({ digest, details, ...rest }: Row): Kept => ({ sale: { ...details, ...rest }, digest })

/** `now` dates each order. */
export const openSaleBook = async (db: Database, now: () => Date): Promise<SaleBook> => {
  await db.script(table)
  const found = async (where: string, values: readonly unknown[]) =>
    (await db.rows<Row>(`select ${columns} from sales.sale where ${where}`, values)).map(keptOf)
  return {
    add: ({ channel, key, digest, buyer, details }, also) =>
      db.atomic(async (same) => {
        const soldAt = now().toISOString()
        const [row] = await same.rows<{ id: number }>(
          `insert into sales.sale (sold_at, channel, idempotency_key, digest, buyer, details)
            values ($1, $2, $3, $4, $5, $6::jsonb) on conflict (channel, idempotency_key) do nothing returning id`,
          [soldAt, channel, key ?? null, digest, buyer ?? null, JSON.stringify(details)]
        )
        if (row === undefined) return undefined
        const sale: Sale = { ...details, id: row.id, soldAt, channel, buyer: buyer ?? null }
        await also(sale, same)
        return sale
      }),
    byKey: async (channel, key) => (await found("channel = $1 and idempotency_key = $2", [channel, key]))[0],
    freeKeys: async () => {
      await db.rows("update sales.sale set idempotency_key = null where idempotency_key is not null")
    },
    find: async (id) => (await found("id = $1", [id]))[0]?.sale,
    boughtBy: async (channel, buyer) =>
      (await found("channel = $1 and buyer = $2 order by id desc limit 50", [channel, buyer])).map(({ sale }) => sale)
  }
}
