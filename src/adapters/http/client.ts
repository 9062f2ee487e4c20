import { Effect } from "effect"
import { type Call, type CallFailure, call, type Page } from "./call"

/** The answer is not JSON. */
export class NotJson {
  readonly _tag = "NotJson"
}

/** Every way in which a call may fail. */
export type HttpFailure = CallFailure | NotJson

/** The HTTP client of the core. Interrupting a call aborts its request. */
export interface HttpClient {
  readonly text: (call: Call) => Effect.Effect<string, CallFailure>
  /** Parsed JSON, not yet decoded. */
  readonly json: (call: Call) => Effect.Effect<unknown, HttpFailure>
}

const parse = (text: string) => Effect.try({ try: (): unknown => JSON.parse(text), catch: () => new NotJson() })

/** The calls of a page as effects, with the policy of `call`. */
export const httpClient = (page: Page): HttpClient => {
  const text = (wanted: Call) =>
    Effect.tryPromise({
      try: (signal) => call(wanted, page, signal),
      catch: (thrown) => thrown as CallFailure
    })
  return { text, json: (wanted) => Effect.flatMap(text(wanted), parse) }
}
