import { Effect, Layer } from "effect"
import {
  ExternalQuoteApi,
  type ExternalQuoteInvalid,
  ExternalQuoteUnavailable
} from "../../core/external/ExternalQuoteApi"
import type { ExternalQuote } from "../../core/external/externalQuote"

/** What partners quoted, as a test or a story has it; it may change between two questions. */
export interface ExternalQuoteApiMemoryOptions {
  quote?: ExternalQuote
  /** Answers with it instead of the quote. */
  failure?: ExternalQuoteInvalid | ExternalQuoteUnavailable | undefined
  /** Milliseconds before the answer; "forever" never answers. */
  delay?: number | "forever"
  /** Where each id is noted as it is asked for. */
  readonly asked?: Array<string>
}

/** A keeper of one quote, whatever its id. Without a quote it cannot be asked. */
export const ExternalQuoteApiMemory = (options: ExternalQuoteApiMemoryOptions = {}) =>
  Layer.succeed(ExternalQuoteApi, {
    find: (id) =>
      Effect.suspend(() => {
        const { asked, delay = 0, failure = new ExternalQuoteUnavailable({ cause: "Network" }), quote } = options
        asked?.push(id)
        const answer = quote && !options.failure ? Effect.succeed(quote) : Effect.fail(failure)
        return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
      })
  })
