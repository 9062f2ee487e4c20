import type { Provider } from "oidc-provider"
import type { Accounts } from "../people/accounts"
import { createPendingLogins, type PendingLogins } from "./pending"
import { createProvider, mount } from "./provider"
import { createRelyingParty, type RelyingParty } from "./relyingParty"
import type { OutsideService } from "./service"

/** Login of the portal: the client, the logins under way, and the sandbox's own login service. */
export type Login = {
  readonly client: RelyingParty
  readonly pending: PendingLogins
  readonly provider: () => Promise<Provider>
  readonly isOwn: boolean
}

type Options = {
  /** Known only once the sandbox listens. */
  readonly address: () => string
  readonly outside: OutsideService | undefined
  readonly accounts: Accounts
  readonly log: (line: string) => void
}

/** Loads nothing before the first login. */
export const createLogin = ({ accounts, address, log, outside }: Options): Login => {
  const client = { id: "portal" }
  const issuer = () => address() + mount
  let provider: Promise<Provider> | undefined
  const own = () => ({ issuer: issuer(), clientId: client.id, clientSecret: undefined })
  return {
    client: createRelyingParty(() => outside ?? own()),
    pending: createPendingLogins(),
    provider: () => {
      provider ??= createProvider({ issuer: issuer(), client, accounts, log })
      return provider
    },
    isOwn: outside === undefined
  }
}
