import type { Database } from "../database"
import type { Sale, SaleDetails } from "./sale"

/** An order to be written down; without a key, every one is another. */
type Entry = {
  readonly channel: string
  readonly key: string | undefined
  readonly digest: string
  readonly buyer: string | undefined
  readonly details: SaleDetails
}

/** An order and the digest of what was asked for. */
type Kept = { readonly sale: Sale; readonly digest: string }

/** Every order; kept in the database. */
export type SaleBook = {
  /** Writes an order down; undefined if its key has one already, of this process or of another one. */
  readonly add: (entry: Entry) => Promise<Sale | undefined>
  readonly byKey: (channel: string, key: string) => Promise<Kept | undefined>
  readonly find: (id: number) => Promise<Sale | undefined>
  /** The last 50 of a channel that somebody bought while logged in, newest first. */
  readonly boughtBy: (channel: string, buyer: string) => Promise<readonly Sale[]>
}

// Under the lock of the price list, as several sandboxes may share a PostgreSQL and start together.
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

/** The orders of one sandbox; `now` gives the hour of each. */
export const openSaleBook = async (db: Database, now: () => Date): Promise<SaleBook> => {
  await db.script(table)
  const found = async (where: string, values: readonly unknown[]) =>
    (await db.rows<Row>(`select ${columns} from sales.sale where ${where}`, values)).map(keptOf)
  return {
    add: async ({ channel, key, digest, buyer, details }) => {
      const soldAt = now().toISOString()
      const [row] = await db.rows<{ id: number }>(
        `insert into sales.sale (sold_at, channel, idempotency_key, digest, buyer, details)
          values ($1, $2, $3, $4, $5, $6::jsonb) on conflict (channel, idempotency_key) do nothing returning id`,
        [soldAt, channel, key ?? null, digest, buyer ?? null, JSON.stringify(details)]
      )
      return row && { ...details, id: row.id, soldAt, channel, buyer: buyer ?? null }
    },
    byKey: async (channel, key) => (await found("channel = $1 and idempotency_key = $2", [channel, key]))[0],
    find: async (id) => (await found("id = $1", [id]))[0]?.sale,
    boughtBy: async (channel, buyer) =>
      (await found("channel = $1 and buyer = $2 order by id desc limit 50", [channel, buyer])).map(({ sale }) => sale)
  }
}
