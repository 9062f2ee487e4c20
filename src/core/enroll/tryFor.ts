import { Effect } from "effect"
import { Attempts } from "./Attempts"
import type { Attempt } from "./attempt"

/**
 * Finds the open attempt at a purchase (enroll/identity.ts). A key that still works comes first.
 */
export const tryFor = Effect.fn("tryFor")(function* (identity: string, open: ReadonlyArray<Attempt>) {
  const { digest } = yield* Attempts
  const own: Array<Attempt> = []
  for (const one of open) if ((yield* digest(one.key, identity)) === one.fingerprint) own.push(one)
  return own.find(({ spent }) => !spent) ?? own[0]
})
