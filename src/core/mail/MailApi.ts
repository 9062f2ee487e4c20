import { Context, Data, type Effect } from "effect"
import type { Plan } from "../quote/plan"
import type { Search } from "../trip/search"

/** A mail with the plans that the visitor marked (ML-01). */
export interface QuoteMail {
  readonly search: Search
  readonly plans: ReadonlyArray<Plan>
  readonly email: string
  readonly signedIn: boolean
}

/** The provider did not send the mail, or did not confirm it. */
export class MailNotSent extends Data.TaggedError("MailNotSent")<{ readonly cause: string }> {}

/** The provider's mail. It never repeats a request by itself. */
export class MailApi extends Context.Service<
  MailApi,
  { readonly mailQuote: (mail: QuoteMail) => Effect.Effect<void, MailNotSent> }
>()("core/mail/MailApi") {
  static readonly mailQuote = (mail: QuoteMail) => MailApi.use(({ mailQuote }) => mailQuote(mail))
}
