import { mask, maskText } from "../http/masking"
import type { Store } from "../store"

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

/** Every mail. */
export type Mailbox = {
  /** Keeps a mail, saves the store, and returns the number of the mail. */
  readonly deliver: (letter: Letter) => number
  /** How many mails of a call an address got within the last hour. */
  readonly lastHour: (call: string, to: string) => number
  /** The last 200, newest first. */
  readonly list: (filter: Filter) => readonly Mail[]
  readonly attachment: (id: number, fileName: string) => Attachment | undefined
  readonly forget: (filter: Filter) => void
}

const desk = "atencion@asistencia.example"
const robot = "no-responder@asistencia.example"

const isTo = (mail: Mail, to: string) => mail.to.toLowerCase() === to.toLowerCase()

const fits = (mail: Mail, { channel = mail.channel, from = mail.from, to = mail.to }: Filter) =>
  mail.channel === channel && mail.from === from && isTo(mail, to)

/** `now` dates each mail. */
export const openMailbox = ({ mails, save }: Store, now: () => Date): Mailbox => ({
  deliver: ({ attachments = [], fields, from = robot, name, subject, text, to = desk, ...letter }) => {
    const id = (mails.at(-1)?.id ?? 0) + 1
    const written = { name: maskText(name), from: maskText(from), to: maskText(to), subject: maskText(subject) }
    const body = { text: maskText(text), fields: mask(fields) as Mail["fields"], attachments }
    mails.push({ id, sentAt: now().toISOString(), ...letter, ...written, ...body })
    save()
    return id
  },
  lastHour: (call, to) => {
    const since = new Date(now().getTime() - 3_600_000).toISOString()
    return mails.filter((mail) => mail.call === call && isTo(mail, to) && mail.sentAt > since).length
  },
  list: (filter) =>
    mails
      .filter((mail) => fits(mail, filter))
      .slice(-200)
      .reverse(),
  attachment: (id, fileName) =>
    mails.find((mail) => mail.id === id)?.attachments.find((one) => one.fileName === fileName),
  forget: (filter) => {
    const others = mails.filter((mail) => !fits(mail, filter))
    mails.splice(0, mails.length, ...others)
    save()
  }
})
