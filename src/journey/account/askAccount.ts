import type { Profile } from "../../core/account/profile"
import { isLoggedIn, type Session } from "../../core/session/session"
import type { Journey } from "../journey"
import { orThrow } from "../runtime"

/** `over`: the provider no longer knows the session that this page had (401, ER-04). */
interface Account {
  readonly session: Session | undefined
  readonly profile: Profile | undefined
  readonly over: boolean
}

/** Who buys: the logged-in visitor with their profile. A session that is over counts as none. */
export const askAccount = async ({ checkout, visit }: Journey): Promise<Account> => {
  const session = await visit.askSession()
  if (!isLoggedIn(session)) return { session: undefined, profile: undefined, over: false }
  const asked = await checkout.run(({ AccountApi }) => AccountApi.use(({ profile }) => profile))
  if (asked.is === "failed" && asked.error._tag === "SessionLost")
    return { session: undefined, profile: undefined, over: true }
  return { session, profile: orThrow(asked), over: false }
}
