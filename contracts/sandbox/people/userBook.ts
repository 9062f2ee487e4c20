import { channels } from "../channels"
import type { Database } from "../database"
import { cast, type RegisteredUser, registrationOfAna } from "./people"

/** What people registered, one entry for each e-mail in each channel; kept in the database. */
export type UserBook = {
  readonly of: (email: string, channel: string) => Promise<RegisteredUser | undefined>
  /** Writes down what somebody tells, in the place of what they told before. */
  readonly save: (channel: string, user: RegisteredUser) => Promise<void>
  /** The registrations of the fixed cast are again as at the start, in one channel or in all. */
  readonly reset: (channel?: string) => Promise<void>
}

// Under the lock of the price list, as several sandboxes may share a PostgreSQL and start together.
const table = `
  begin;
  select pg_advisory_xact_lock(20251121);
  create schema if not exists people;
  create table if not exists people.registration (
    email text not null,
    channel text not null,
    details jsonb not null,
    primary key (email, channel)
  );
  commit;`

const upsert = `insert into people.registration (email, channel, details)
  select value->>'email', key, value from jsonb_each($1::jsonb)
  on conflict (email, channel) do update set details = excluded.details`

/** The registrations of one sandbox; the cast is as each start finds it. */
export const openUserBook = async (db: Database): Promise<UserBook> => {
  const reset = async (channel?: string) => {
    await db.rows(
      `delete from people.registration
        where email in (select jsonb_array_elements_text($1::jsonb)) and ($2::text is null or channel = $2)`,
      [JSON.stringify(cast.map(({ email }) => email)), channel ?? null]
    )
    const which = [...channels.values()].filter(({ code }) => channel === undefined || code === channel)
    const ana = Object.fromEntries(which.map((one) => [one.code, registrationOfAna(one)]))
    await db.rows(upsert, [JSON.stringify(ana)])
  }
  await db.script(table)
  await reset()
  return {
    of: async (email, channel) => {
      const [row] = await db.rows<{ details: RegisteredUser }>(
        "select details from people.registration where email = $1 and channel = $2",
        [email, channel]
      )
      return row?.details
    },
    save: async (channel, user) => {
      await db.rows(upsert, [JSON.stringify({ [channel]: user })])
    },
    reset
  }
}
