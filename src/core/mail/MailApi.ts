import { Context, Data, type Effect } from "effect"
import type { Plan } from "../quote/plan"
import type { Search } from "../trip/search"

/** The plans of a quote that a visitor wants by mail (ML-01). */
export interface QuoteMail {
  readonly search: Search
  readonly plans: ReadonlyArray<Plan>
  readonly email: string
  /** Decides who is asked to send it (ML-02). */
  readonly signedIn: boolean
}

/** The mail was not sent, or it is not known that it was. */
export class MailNotSent extends Data.TaggedError("MailNotSent")<{ readonly cause: string }> {}

/** The provider's mail. Nothing is ever sent twice by itself. */
export class MailApi extends Context.Service<
  MailApi,
  { readonly mailQuote: (mail: QuoteMail) => Effect.Effect<void, MailNotSent> }
>()("core/mail/MailApi") {}
