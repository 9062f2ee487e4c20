import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { Database } from "../database"
import { type Offer, type OfferRow, toOffer } from "./offer"

/** A duration code of a channel and its trip days, both ends included (QR-17 to QR-21). */
type Band = {
  readonly channel: string
  readonly code: string
  readonly firstDay: number
  readonly lastDay: number
  readonly annual: boolean | null
}

/**
 * The price list in memory: bands and offers by channel, age factors in thousandths, valid coupons.
 */
export type Rating = {
  readonly currencyOf: (channel: string) => string
  readonly band: (channel: string, code: string) => Band | undefined
  readonly offers: (channel: string, code: string) => readonly Offer[]
  /** A plan under each duration code that sells it; empty if the channel does not sell it. */
  readonly plan: (channel: string, id: number) => readonly Offer[]
  /** The code of the shortest trips abroad. */
  readonly firstCode: (channel: string) => string
  readonly ageFactor: (age: number) => number
  readonly couponPercent: (code: string) => number
}

const offersSql = `
  select c.number * 100 + p.position as id, p.channel, b.code, p.name, p.product, p.tier, p.favorite, p.promotion,
    c.currency, c.usd_rate::float8 as rate, c.step, round(p.price * b.factor * 100)::int as cents, b.series,
    p.coverage_currency || ' ' || replace(to_char(p.coverage, 'FM999,999,999'), ',', '.') as coverage,
    c.pregnancy::text as pregnancy, a.days as annual
  from rating.plan p
  left join rating.annual a on a.channel = p.channel and a.position = p.position
  join rating.channel c on c.code = p.channel
  join rating.band b on b.channel = p.channel and b.zone = p.zone
  order by p.channel, b.code, p.position`

const bandsSql = `
  select channel, code, first_day as "firstDay", last_day as "lastDay", annual from rating.band
  order by channel, series, first_day, code`

const agesSql = `
  select age, (factor * 1000)::int as factor from rating.age_factor, generate_series(first_age, last_age) as age`

const couponsSql = `select code, percent from rating.coupon where expires >= current_date`

const sqlFile = (name: string) => readFile(new URL(`./${name}`, import.meta.url), "utf8")

const writtenSql = `
  select obj_description(oid, 'pg_namespace') as digest from pg_namespace where nspname = 'rating'`

// Writing takes most of a start, so it happens only when the text has changed.
const writeTables = async (db: Database) => {
  const tables = `${await sqlFile("rating.sql")}${await sqlFile("benefits.sql")}`
  const digest = createHash("sha256").update(tables).digest("hex")
  const [written] = await db.rows<{ digest: string | null }>(writtenSql)
  if (written?.digest === digest) return
  // Takes one lock: several sandboxes may share a PostgreSQL and start together.
  await db.script(`
    begin;
    select pg_advisory_xact_lock(20251121);
    ${tables}
    comment on schema rating is '${digest}';
    commit;`)
}

const readTables = async (db: Database) => ({
  channels: await db.rows<{ code: string; currency: string }>("select code, currency from rating.channel"),
  bands: await db.rows<Band>(bandsSql),
  ages: await db.rows<{ age: number; factor: number }>(agesSql),
  coupons: await db.rows<{ code: string; percent: number }>(couponsSql),
  instalments: await db.rows<{ method: number; count: number }>("select * from rating.instalment order by 1, 2"),
  benefits: await db.rows<Record<string, string | boolean | null>>("select * from rating.benefit order by position"),
  offers: await db.rows<OfferRow>(offersSql)
})

const add = (groups: Map<string, Offer[]>, key: string, offer: Offer) =>
  void groups.set(key, [...(groups.get(key) ?? []), offer])

/**
 * Writes the price list into the database and reads it back as lookups (plan x band x ages x
 * promotion).
 */
export const loadRating = async (db: Database): Promise<Rating> => {
  await writeTables(db)
  const tables = await readTables(db)
  const currencies = new Map(tables.channels.map(({ code, currency }) => [code, currency]))
  const bands = new Map(tables.bands.map((band) => [`${band.channel} ${band.code}`, band]))
  const ages = new Map(tables.ages.map(({ age, factor }) => [age, factor]))
  const coupons = new Map(tables.coupons.map(({ code, percent }) => [code, percent]))
  const offers = new Map<string, Offer[]>()
  const plans = new Map<string, Offer[]>()
  for (const row of tables.offers) {
    const offer = toOffer(row, tables.benefits, tables.instalments)
    add(offers, `${row.channel} ${row.code}`, offer)
    add(plans, `${row.channel} ${row.id}`, offer)
  }
  return {
    currencyOf: (channel) => currencies.get(channel) ?? "",
    band: (channel, code) => bands.get(`${channel} ${code}`),
    offers: (channel, code) => offers.get(`${channel} ${code}`) ?? [],
    plan: (channel, id) => plans.get(`${channel} ${id}`) ?? [],
    firstCode: (channel) => tables.bands.find((band) => band.channel === channel && band.annual === null)?.code ?? "",
    ageFactor: (age) => ages.get(age) ?? 0,
    couponPercent: (code) => coupons.get(code.trim().toUpperCase()) ?? 0
  }
}
