import type { Provider } from "oidc-provider"
import type { Accounts } from "../people/accounts"
import { createPendingLogins, type PendingLogins } from "./pending"
import { createProvider, mount } from "./provider"
import { createRelyingParty, type RelyingParty } from "./relyingParty"
import type { OutsideService } from "./service"

/** How people log in to the portal: the client, the logins under way, and the login service of the sandbox's own. */
export type Login = {
  readonly client: RelyingParty
  readonly pending: PendingLogins
  readonly provider: () => Promise<Provider>
  /** Whether the login service is the sandbox's own. */
  readonly isOwn: boolean
}

type Options = {
  /** The sandbox's own address, known once it listens. */
  readonly address: () => string
  readonly outside: OutsideService | undefined
  readonly accounts: Accounts
  readonly log: (line: string) => void
}

/** Nothing of it is loaded before the first login. */
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
