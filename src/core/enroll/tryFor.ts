import { Effect } from "effect"
import { Attempts } from "./Attempts"
import type { Attempt } from "./attempt"

/** The open try of a purchase (enroll/identity.ts), one that can be paid under before one that cannot; undefined without one. */
export const tryFor = Effect.fn("tryFor")(function* (identity: string, open: ReadonlyArray<Attempt>) {
  const { digest } = yield* Attempts
  const own: Array<Attempt> = []
  for (const one of open) if ((yield* digest(one.key, identity)) === one.fingerprint) own.push(one)
  return own.find(({ spent }) => !spent) ?? own[0]
})
