import type { Configuration } from "openid-client"
import type { Person } from "../people/people"
import type { Pending } from "./pending"
import { isPlain, type OutsideService } from "./service"

/** The person that a login service names. */
export type Vouched = { readonly person: Person; readonly idToken: string | undefined }

/** The portal's host as the client of any login service (OpenID Connect, code with PKCE). */
export type RelyingParty = {
  /** The address for the visitor, and the values that must match at the end. */
  readonly begin: (redirectUri: string) => Promise<{ readonly address: string; readonly pending: Pending }>
  /** The person of the callback `address`; rejects if it does not match `pending`. */
  readonly finish: (address: URL, pending: Pending) => Promise<Vouched>
  /** Where to end the service's session; undefined if the service cannot. */
  readonly leave: (idToken: string, back: string) => Promise<string | undefined>
}

const scope = "openid email"

const library = () => import("openid-client")

const configure = async ({ clientId, clientSecret, issuer }: OutsideService): Promise<Configuration> => {
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, discovery, None } = await library()
  const execute = isPlain(issuer) ? [allowInsecureRequests] : []
  if (clientSecret === undefined) return discovery(new URL(issuer), clientId, {}, None(), { execute })
  const found = await discovery(new URL(issuer), clientId, {}, ClientSecretBasic(clientSecret), { execute })
  const ways = found.serverMetadata().token_endpoint_auth_methods_supported
  if (ways === undefined || ways.includes("client_secret_basic")) return found
  return discovery(new URL(issuer), clientId, {}, ClientSecretPost(clientSecret), { execute })
}

const personIn = (claims: Readonly<Record<string, unknown>> | undefined): Person | undefined => {
  const { email, email_verified: verified } = claims ?? {}
  if (typeof email !== "string" || !/^[^\s@]+@[^\s@]+$/.test(email)) return undefined
  return { email: email.toLowerCase(), verified: verified === true }
}

/** A client of `service`. Discovers the service's endpoints at the first login. */
export const createRelyingParty = (service: () => OutsideService): RelyingParty => {
  let known: Promise<Configuration> | undefined
  const configuration = async () => {
    known ??= configure(service())
    try {
      return await known
    } catch (error) {
      known = undefined
      throw error
    }
  }
  return {
    begin: async (redirectUri) => {
      const [client, config] = await Promise.all([library(), configuration()])
      const verifier = client.randomPKCECodeVerifier()
      const pending = { state: client.randomState(), nonce: client.randomNonce(), verifier }
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state: pending.state,
        nonce: pending.nonce
      })
      return { address: address.href, pending }
    },
    finish: async (address, { nonce, state, verifier }) => {
      const [client, config] = await Promise.all([library(), configuration()])
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      const tokens = await client.authorizationCodeGrant(config, address, checks)
      const claims = tokens.claims()
      // The token may lack the e-mail. The userinfo endpoint is also fresher.
      const told = config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? "")
        : undefined
      const person = personIn(told) ?? personIn(claims)
      if (person === undefined) throw new Error("the login service told no e-mail")
      return { person, idToken: tokens.id_token }
    },
    leave: async (idToken, back) => {
      const [client, config] = await Promise.all([library(), configuration()])
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined
      return client.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: back }).href
    }
  }
}
