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
  /** The file of a voucher, drawn when a reader opens `/_sandbox/correo/{fileName}`. */
  readonly voucher?: string
}

/** A mail to send, with a `from` or a `to`: the other is the provider's address. */
export type Letter = Omit<Mail, "id" | "sentAt" | "from" | "to"> & { readonly from?: string; readonly to?: string }

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
  readonly forget: () => void
}

const desk = "atencion@asistencia.example"
const robot = "no-responder@asistencia.example"

const isTo = (mail: Mail, to: string) => mail.to.toLowerCase() === to.toLowerCase()

const fits = (mail: Mail, { channel = mail.channel, from = mail.from, to = mail.to }: Filter) =>
  mail.channel === channel && mail.from === from && isTo(mail, to)

/** `now` dates each mail. */
export const openMailbox = ({ mails, save }: Store, now: () => Date): Mailbox => ({
  deliver: ({ fields, from = robot, name, subject, text, to = desk, ...letter }) => {
    const id = (mails.at(-1)?.id ?? 0) + 1
    const written = { name: maskText(name), from: maskText(from), to: maskText(to), subject: maskText(subject) }
    const body = { text: maskText(text), fields: mask(fields) as Mail["fields"] }
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
  forget: () => {
    mails.length = 0
    save()
  }
})
