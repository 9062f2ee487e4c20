import { Effect, Layer } from "effect"
import {
  ExternalQuoteApi,
  type ExternalQuoteInvalid,
  ExternalQuoteUnavailable
} from "../../core/external/ExternalQuoteApi"
import type { ExternalQuote } from "../../core/external/externalQuote"

export interface ExternalQuoteApiMemoryOptions {
  quote?: ExternalQuote
  failure?: ExternalQuoteInvalid | ExternalQuoteUnavailable | undefined
  delay?: number | "forever"
  readonly asked?: Array<string>
}

/**
 * Answers every id with one quote. Without a quote, every call fails. `delay` is in milliseconds;
 * "forever" never answers.
 */
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
