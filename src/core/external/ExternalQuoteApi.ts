import { Context, Data, type Effect } from "effect"
import type { ExternalQuote } from "./externalQuote"

/** There is no such quote (4xx), or what came is none (EX-03). */
export class ExternalQuoteInvalid extends Data.TaggedError("ExternalQuoteInvalid")<{ readonly cause: string }> {}
/** No answer that can be read: network, timeout, 5xx, not JSON. Another try may help. */
export class ExternalQuoteUnavailable extends Data.TaggedError("ExternalQuoteUnavailable")<{
  readonly cause: string
}> {}

/** The provider's keeper of what partners quoted (EX-03). */
export class ExternalQuoteApi extends Context.Service<
  ExternalQuoteApi,
  {
    /** By the `p` of a partner's link. */
    readonly find: (id: string) => Effect.Effect<ExternalQuote, ExternalQuoteInvalid | ExternalQuoteUnavailable>
  }
>()("core/external/ExternalQuoteApi") {}
