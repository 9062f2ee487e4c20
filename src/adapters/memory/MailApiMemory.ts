import { Effect, Layer } from "effect"
import { MailApi, MailNotSent, type QuoteMail } from "../../core/mail/MailApi"

/** What the mail of a test or a story does; it may change between two mails. */
export interface MailApiMemoryOptions {
  /** Nothing is sent. */
  lost?: boolean
  /** Milliseconds before the answer; "forever" never answers. */
  delay?: number | "forever"
  /** Where each mail is noted as it arrives. */
  readonly asked?: Array<QuoteMail>
}

/** A mail that goes as its options stand when it is asked. */
export const MailApiMemory = (options: MailApiMemoryOptions = {}) =>
  Layer.succeed(MailApi, {
    mailQuote: (mail) =>
      Effect.suspend(() => {
        const { asked, delay = 0, lost } = options
        asked?.push(mail)
        const answer = lost ? Effect.fail(new MailNotSent({ cause: "Network" })) : Effect.void
        return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
      })
  })
