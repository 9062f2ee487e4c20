import { generateKeyPairSync, randomUUID } from "node:crypto"
import type { Configuration, KoaContextWithOIDC, Provider } from "oidc-provider"
import { channelOfHost } from "../channels"
import type { Accounts } from "../people/accounts"
import { pageText } from "./page"
import { createStore } from "./store"

/** Where the sandbox's own login service is mounted, and its one own page. */
export const mount = "/_sandbox/oidc"
export const formPath = "/login"

/** The portal's host as a client. Without a secret, only its proof key (PKCE) identifies it. */
export type Client = { readonly id: string; readonly secret?: string }

type Options = {
  readonly issuer: string
  readonly client: Client
  readonly accounts: Accounts
  readonly log: (line: string) => void
}

const hour = 3600

const leadsTo = (path: string) => (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username + url.password !== "") return false
  return channelOfHost(url.host) !== undefined && url.pathname === path && url.search + url.hash === ""
}

const show = (ctx: KoaContextWithOIDC, page: Parameters<typeof pageText>[0]) => {
  const { policy, text } = pageText(page)
  ctx.type = "html"
  ctx.set("content-security-policy", policy)
  ctx.set("referrer-policy", "no-referrer")
  ctx.body = text
}

// The visitor has already asked to log out, so the form submits itself.
const leaving = (ctx: KoaContextWithOIDC, form: string) => {
  const back = ctx.oidc.params?.post_logout_redirect_uri
  show(ctx, {
    title: "Cerrar sesión",
    leadsTo: typeof back === "string" ? new URL(back).origin : undefined,
    main: `${form}\n<button form="op.logoutForm" name="logout" value="yes">SALIR</button>`,
    script: 'document.querySelector("button").click()'
  })
}

const signingKey = () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "ES256" }
}

const configurationOf = ({ accounts, client, issuer }: Options): Configuration => ({
  adapter: createStore(),
  clients: [
    {
      client_id: client.id,
      ...(client.secret === undefined
        ? { token_endpoint_auth_method: "none" as const }
        : { client_secret: client.secret }),
      redirect_uris: [`${new URL(issuer).origin}/login/callback`],
      response_types: ["code"],
      grant_types: ["authorization_code"],
      id_token_signed_response_alg: "ES256"
    }
  ],
  jwks: { keys: [signingKey()] } as NonNullable<Configuration["jwks"]>,
  cookies: { keys: [randomUUID()], long: { path: mount, signed: true }, short: { signed: true } },
  responseTypes: ["code"],
  scopes: ["openid", "email"],
  claims: { openid: ["sub"], email: ["email", "email_verified"] },
  pkce: { required: () => true },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: leaving,
      postLogoutSuccessSource: (ctx) =>
        show(ctx, { title: "Sesión cerrada", main: "<p>Esta página se puede cerrar.</p>" })
    }
  },
  interactions: { url: (_ctx, { uid }) => `${mount}${formPath}/${uid}` },
  // No consent screen: the sandbox owns both the accounts and the portal.
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId ?? "",
      accountId: oidc.session?.accountId ?? ""
    })
    grant.addOIDCScope("openid email")
    await grant.save()
    return grant
  },
  findAccount: (_ctx, id) => {
    if (accounts.byId(id) === undefined) return undefined
    const claims = () => {
      const person = accounts.byId(id)
      return { sub: id, email: person?.email, email_verified: person?.verified === true }
    }
    return { accountId: id, claims }
  },
  renderError: (ctx) =>
    show(ctx, {
      title: "No pudimos continuar",
      main: "<p>Esta página ya no sirve. Hay que volver al sitio y entrar de nuevo a la cuenta.</p>"
    }),
  ttl: {
    AccessToken: 600,
    AuthorizationCode: 60,
    Grant: 12 * hour,
    IdToken: hour,
    Interaction: hour,
    Session: 12 * hour
  }
})

/** The sandbox's own login service. Created on first use, as its library loads slowly. */
export const createProvider = async (options: Options): Promise<Provider> => {
  const { Provider } = await import("oidc-provider/lib/provider.js")
  const provider = new Provider(options.issuer, configurationOf(options))
  // Every channel's host is the same client.
  Object.assign(provider.Client.prototype, {
    redirectUriAllowed: leadsTo("/login/callback"),
    postLogoutRedirectUriAllowed: leadsTo("/")
  })
  provider.on("server_error", (_ctx, error) => options.log(`Error del servicio de login: ${error.name}`))
  return provider
}
