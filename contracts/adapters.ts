import { Effect } from "effect"
import { consentDomain } from "../src/adapters/http/consentDomain"
import { plainGet, SessionApiFetch } from "../src/adapters/http/plainGet"
import { AccountApi } from "../src/core/account/AccountApi"
import { EnrollApi } from "../src/core/enroll/EnrollApi"
import { ExternalQuoteApi } from "../src/core/external/externalQuote"
import { MailApi } from "../src/core/mail/MailApi"
import { LookupsApi } from "../src/core/passengers/LookupsApi"
import { QuoteApi } from "../src/core/quote/QuoteApi"
import { NotificationsApi } from "../src/core/service/requests"
import { aProfile } from "./fixtures/account"
import { aChannel } from "./fixtures/channel"
import { aCancellation, aContactRequest } from "./fixtures/notifications"
import { silverPlan } from "./fixtures/plans"
import { aKey, aSale } from "./fixtures/sale"
import { aQuoteRequest, aSearch } from "./fixtures/searches"
import { addressAt, asked, bannerAt, type Fetch } from "./wire"

const origin = "https://portal.example.com"
const proxy = "https://api.example.com"

const channel = aChannel.code
const mail = { search: aSearch, plans: [silverPlan], email: "bea@example.com" }

/** Answers every request so; without a text no answer comes. */
export const answering =
  (status: number, text: string | undefined): Fetch =>
  async () => {
    if (text === undefined) throw new TypeError("fetch failed")
    return new Response(status === 204 ? null : text, { status })
  }

/** What the core receives for an answer: a value or a failure. */
const seen =
  <A, E>(ask: Parameters<typeof asked<A, E>>[0]) =>
  (fetch: Fetch): Promise<unknown> =>
    Effect.runPromise(Effect.exit(asked(ask, { origin, proxy, fetch })))

/**
 * Every call of the portal, by method and path. The real adapter sends it and reports what the core
 * receives.
 */
export const adapters: Readonly<Record<string, (fetch: Fetch) => Promise<unknown>>> = {
  "GET /userinfo": (fetch) => SessionApiFetch(plainGet({ channel, origin, fetch })).current(),
  "GET /one_trust": (fetch) => consentDomain(plainGet({ channel, origin, fetch }), channel),
  "GET /api_url": (fetch) => addressAt({ origin, fetch }),
  "GET /public_api/banner": (fetch) => bannerAt({ origin, proxy, fetch }),
  "GET /api/user/info": seen(Effect.flatMap(AccountApi, ({ knownProfile }) => knownProfile)),
  "POST /api/user/save": seen(Effect.flatMap(AccountApi, ({ save }) => save(aProfile))),
  "GET /api/sales": seen(Effect.flatMap(AccountApi, ({ purchases }) => purchases)),
  "POST /api/sales/enroll": seen(Effect.flatMap(EnrollApi, (api) => api.enroll(aSale, { key: aKey, signedIn: true }))),
  "POST /public_api/sales/enroll": seen(
    Effect.flatMap(EnrollApi, (api) => api.enroll(aSale, { key: aKey, signedIn: false }))
  ),
  "POST /api/sales/mail": seen(Effect.flatMap(MailApi, (api) => api.mailQuote({ ...mail, signedIn: true }))),
  "POST /public_api/sales/mail": seen(Effect.flatMap(MailApi, (api) => api.mailQuote({ ...mail, signedIn: false }))),
  "POST /public_api/sales/quote": seen(Effect.flatMap(QuoteApi, (api) => api.quote(aQuoteRequest))),
  "GET /public_api/sales/external/getquote": seen(Effect.flatMap(ExternalQuoteApi, (api) => api.find("vigente"))),
  "POST /public_api/valueslist": seen(Effect.flatMap(LookupsApi, (api) => api.documentTypes)),
  "GET /public_api/country": seen(Effect.flatMap(LookupsApi, (api) => api.countries)),
  "GET /public_api/state/country/32": seen(Effect.flatMap(LookupsApi, (api) => api.provinces("32"))),
  "GET /public_api/state/country/492": seen(Effect.flatMap(LookupsApi, (api) => api.provinces("492"))),
  "GET /public_api/state/country/999": seen(Effect.flatMap(LookupsApi, (api) => api.provinces("999"))),
  "POST /public_api/notification/request": seen(
    Effect.flatMap(NotificationsApi, (api) => api.requestContact(aContactRequest))
  ),
  "POST /public_api/notification/regret": seen(
    Effect.flatMap(NotificationsApi, (api) => api.cancel(aCancellation(), "ARR-7K2M-9XQP"))
  )
}
