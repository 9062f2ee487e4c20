import type { Database } from "../database"
import { mask, maskText } from "../http/masking"

/** What somebody wrote through the portal, and the mail that the provider's people got of it. */
export type Mail = {
  readonly id: number
  /** ISO 8601. */
  readonly sentAt: string
  readonly channel: string
  readonly call: string
  readonly name: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The body of the call as it came, card numbers masked. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** A mail to be sent: the address, the number and the hour are the mailbox's. */
export type Letter = Omit<Mail, "id" | "sentAt" | "to">

/** Which mails to list or forget. */
type Filter = { readonly channel?: string | undefined; readonly from?: string | undefined }

/** Every mail that was sent; kept in the database. */
export type Mailbox = {
  readonly deliver: (letter: Letter) => Promise<Mail>
  /** The last 200, newest first. */
  readonly list: (filter: Filter) => Promise<readonly Mail[]>
  readonly forget: (filter: Filter) => Promise<void>
}

const desk = "atencion@asistencia.example"

// Under the lock of the price list, as several sandboxes may share a PostgreSQL and start together.
const table = `
  begin;
  select pg_advisory_xact_lock(20251121);
  create schema if not exists post;
  create table if not exists post.mail (
    id integer generated always as identity primary key,
    sent_at timestamptz not null,
    channel text not null,
    call text not null,
    sender_name text not null,
    sender text not null,
    recipient text not null,
    subject text not null,
    text text not null,
    fields jsonb not null
  );
  commit;`

const columns = `id, to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", channel, call,
  sender_name as name, sender as "from", recipient as "to", subject, text, fields`

const fits = "($1::text is null or channel = $1) and ($2::text is null or sender = $2)"

/** The mailbox of one sandbox; `now` gives the hour of each mail. */
export const openMailbox = async (db: Database, now: () => Date): Promise<Mailbox> => {
  await db.script(table)
  return {
    deliver: async ({ call, channel, fields, from, name, subject, text }) => {
      const [mail] = await db.rows<Mail>(
        `insert into post.mail (sent_at, channel, call, sender_name, sender, recipient, subject, text, fields)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb) returning ${columns}`,
        [
          now().toISOString(),
          channel,
          call,
          ...[name, from, desk, subject, text].map(maskText),
          JSON.stringify(mask(fields))
        ]
      )
      if (mail === undefined) throw new Error("the mail was not kept")
      return mail
    },
    list: ({ channel, from }) =>
      db.rows<Mail>(`select ${columns} from post.mail where ${fits} order by id desc limit 200`, [
        channel ?? null,
        from ?? null
      ]),
    forget: async ({ channel, from }) => {
      await db.rows(`delete from post.mail where ${fits}`, [channel ?? null, from ?? null])
    }
  }
}
