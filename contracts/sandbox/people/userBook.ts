import { channels } from "../channels"
import type { Database } from "../database"
import { cast, type RegisteredUser, registrationOfAna } from "./people"

/** Registrations, one for each e-mail and channel, in the database. */
export type UserBook = {
  readonly of: (email: string, channel: string) => Promise<RegisteredUser | undefined>
  /** Replaces an earlier registration. */
  readonly save: (channel: string, user: RegisteredUser) => Promise<void>
  /** Restores the registrations of the fixed cast, in one channel or in all. */
  readonly reset: (channel?: string) => Promise<void>
}

// Takes the lock of the price list: several sandboxes may share a PostgreSQL and start together.
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

/** Opens the registrations and restores those of the cast. */
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
