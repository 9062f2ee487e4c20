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

const desk = "atencion@asistencia.example"
const robot = "no-responder@asistencia.example"

/** By what is kept of an address: a long number in it is masked. */
const isTo = (mail: Mail, to: string) => mail.to.toLowerCase() === maskText(to).toLowerCase()

type Filter = { readonly from?: string | undefined; readonly to?: string | undefined }

const fits = (mail: Mail, { from = mail.from, to = mail.to }: Filter) => mail.from === from && isTo(mail, to)

/** Every mail. `now` dates each. */
export const openMailbox = ({ mails, save }: Store, now: () => Date) => {
  let countedFrom = 0
  return {
    /** Keeps a mail, saves the store, and returns the number of the mail. */
    deliver: ({ fields, from = robot, name, subject, text, to = desk, ...letter }: Letter): number => {
      const id = (mails.at(-1)?.id ?? 0) + 1
      const written = { name: maskText(name), from: maskText(from), to: maskText(to), subject: maskText(subject) }
      const body = { text: maskText(text), fields: mask(fields) as Mail["fields"] }
      mails.push({ id, sentAt: now().toISOString(), ...letter, ...written, ...body })
      save()
      return id
    },
    /** No earlier mail counts as one of the last hour. */
    countAnew: () => {
      countedFrom = mails.at(-1)?.id ?? 0
    },
    /** How many mails of a call an address got within the last hour. */
    lastHour: (call: string, to: string): number => {
      const since = new Date(now().getTime() - 3_600_000).toISOString()
      const counts = ({ id, sentAt }: Mail) => id > countedFrom && sentAt > since
      return mails.filter((mail) => mail.call === call && isTo(mail, to) && counts(mail)).length
    },
    /** The last 200, newest first. */
    list: (filter: Filter): readonly Mail[] =>
      mails
        .filter((mail) => fits(mail, filter))
        .slice(-200)
        .reverse(),
    forget: () => {
      mails.length = 0
      countedFrom = 0
      save()
    }
  }
}

export type Mailbox = ReturnType<typeof openMailbox>
