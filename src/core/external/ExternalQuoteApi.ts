import { Context, Data, type Effect } from "effect"
import type { ExternalQuote } from "./externalQuote"

/** The provider has no such quote (4xx), or its answer is not a quote (EX-03). */
export class ExternalQuoteInvalid extends Data.TaggedError("ExternalQuoteInvalid")<{ readonly cause: string }> {}
/** No readable answer: network, timeout, 5xx, not JSON. A retry may help. */
export class ExternalQuoteUnavailable extends Data.TaggedError("ExternalQuoteUnavailable")<{
  readonly cause: string
}> {}

/** The quotes of partners, stored at the provider (EX-03). */
export class ExternalQuoteApi extends Context.Service<
  ExternalQuoteApi,
  {
    readonly find: (id: string) => Effect.Effect<ExternalQuote, ExternalQuoteInvalid | ExternalQuoteUnavailable>
  }
>()("core/external/ExternalQuoteApi") {}
