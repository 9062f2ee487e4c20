import type { Database, Statements } from "../database"
import { mask, maskText } from "../http/masking"

/** A mail from a visitor to the provider, or from the provider to a customer. */
export type Mail = {
  readonly id: number
  /** ISO 8601. */
  readonly sentAt: string
  readonly channel: string
  readonly call: string
  /** The sender's name. */
  readonly name: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The body of the call, with masked card numbers. For a voucher, the numbers of its order. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Each is at `/_sandbox/correo/{id}/{fileName}`. */
  readonly attachments: readonly Attachment[]
}

/** The voucher of an order, drawn when a reader opens it. */
type Attachment = { readonly fileName: string; readonly sale: number }

/**
 * A mail to send, with a `from` or a `to`. The mailbox adds number, time and the provider's
 * address.
 */
export type Letter = Pick<Mail, "channel" | "call" | "name" | "subject" | "text" | "fields"> & {
  readonly attachments?: readonly Attachment[]
} & ({ readonly from: string; readonly to?: never } | { readonly to: string; readonly from?: never })

type Filter = {
  readonly channel?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Every mail, in the database. */
export type Mailbox = {
  /** Returns the number of the mail. `same` is a transaction that the mail belongs to. */
  readonly deliver: (letter: Letter, same?: Statements) => Promise<number>
  /** How many mails of a call an address got within the last hour. */
  readonly lastHour: (call: string, to: string) => Promise<number>
  /** The last 200, newest first. */
  readonly list: (filter: Filter) => Promise<readonly Mail[]>
  readonly attachment: (id: number, fileName: string) => Promise<Attachment | undefined>
  readonly forget: (filter: Filter) => Promise<void>
}

const desk = "atencion@asistencia.example"
const robot = "no-responder@asistencia.example"

// Takes the lock of the price list: several sandboxes may share a PostgreSQL and start together.
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
  alter table post.mail add column if not exists attachments jsonb not null default '[]';
  commit;`

const columns = `id, to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", channel, call,
  sender_name as name, sender as "from", recipient as "to", subject, text, fields, attachments`

const fits = `($1::text is null or channel = $1) and ($2::text is null or sender = $2)
  and ($3::text is null or lower(recipient) = lower($3))`
const valuesOf = ({ channel, from, to }: Filter) => [channel ?? null, from ?? null, to ?? null]

/** `now` dates each mail. */
export const openMailbox = async (db: Database, now: () => Date): Promise<Mailbox> => {
  await db.script(table)
  return {
    deliver: async (letter, same = db) => {
      const { attachments = [], call, channel, fields, from = robot, name, subject, text, to = desk } = letter
      const [mail] = await same.rows<{ id: number }>(
        `insert into post.mail
          (sent_at, channel, call, sender_name, sender, recipient, subject, text, fields, attachments)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb) returning id`,
        [
          now().toISOString(),
          channel,
          call,
          ...[name, from, to, subject, text].map(maskText),
          JSON.stringify(mask(fields)),
          JSON.stringify(attachments)
        ]
      )
      if (mail === undefined) throw new Error("the mail was not kept")
      return mail.id
    },
    lastHour: async (call, to) => {
      const since = new Date(now().getTime() - 3_600_000).toISOString()
      const [row] = await db.rows<{ sent: number }>(
        `select count(*)::int as sent from post.mail
          where call = $1 and lower(recipient) = lower($2) and sent_at > $3`,
        [call, to, since]
      )
      return row?.sent ?? 0
    },
    list: (filter) =>
      db.rows<Mail>(`select ${columns} from post.mail where ${fits} order by id desc limit 200`, valuesOf(filter)),
    attachment: async (id, fileName) => {
      const [mail] = await db.rows<Pick<Mail, "attachments">>("select attachments from post.mail where id = $1", [id])
      return mail?.attachments.find((one) => one.fileName === fileName)
    },
    forget: async (filter) => {
      await db.rows(`delete from post.mail where ${fits}`, valuesOf(filter))
    }
  }
}
