import { Effect, Layer } from "effect"
import { MailApi, MailNotSent, type QuoteMail } from "../../core/mail/MailApi"

export interface MailApiMemoryOptions {
  lost?: boolean
  delay?: number | "forever"
  readonly asked?: Array<QuoteMail>
}

/**
 * A mail service that answers by its options at the time of each mail. `delay` is in milliseconds;
 * "forever" never answers.
 */
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
