import { Effect } from "effect"
import { describe, expect, test, vi } from "vitest"
import { callNamed } from "../../../contracts/agreed"
import { aProfile } from "../../../contracts/fixtures/account"
import { aProvider } from "../../../contracts/fixtures/httpPage"
import { aCancellation, aContactRequest } from "../../../contracts/fixtures/notifications"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { aKey, aSale } from "../../../contracts/fixtures/sale"
import { aQuoteRequest, aSearch } from "../../../contracts/fixtures/searches"
import { limits } from "../../../contracts/limits"
import { AccountApi } from "../../core/account/AccountApi"
import { EnrollApi } from "../../core/enroll/EnrollApi"
import { ExternalQuoteApi } from "../../core/external/externalQuote"
import { MailApi } from "../../core/mail/MailApi"
import { LookupsApi } from "../../core/passengers/LookupsApi"
import { QuoteApi } from "../../core/quote/QuoteApi"
import { NotificationsApi } from "../../core/service/requests"
// A part that loads late, ahead of the clock that the tests move.
import "./wire/vouchers"

const { aPage, logged } = aProvider()
const origin = "https://portal.example.com"

type Ask = Parameters<ReturnType<typeof aPage>["failureOf"]>[0]

const profile = Effect.flatMap(AccountApi, ({ knownProfile }) => knownProfile)
const saving = Effect.flatMap(AccountApi, ({ save }) => save(aProfile))
const purchases = Effect.flatMap(AccountApi, ({ purchases }) => purchases)
const quoting = Effect.flatMap(QuoteApi, ({ quote }) => quote(aQuoteRequest))
const partners = Effect.flatMap(ExternalQuoteApi, ({ find }) => find("7741-secret"))
const documentTypes = Effect.flatMap(LookupsApi, ({ documentTypes }) => documentTypes)
const countries = Effect.flatMap(LookupsApi, ({ countries }) => countries)
const provinces = Effect.flatMap(LookupsApi, ({ provinces }) => provinces("32"))
const aMail = { search: aSearch, plans: [goldPlan], email: "bea@example.com" }
const mailing = (signedIn: boolean) => Effect.flatMap(MailApi, ({ mailQuote }) => mailQuote({ ...aMail, signedIn }))
const contact = Effect.flatMap(NotificationsApi, ({ requestContact }) => requestContact(aContactRequest))
const cancelling = Effect.flatMap(NotificationsApi, ({ cancel }) => cancel(aCancellation("withdrawal"), "ARR-7K2M"))
const selling = (signedIn: boolean) => Effect.flatMap(EnrollApi, ({ enroll }) => enroll(aSale, { key: aKey, signedIn }))

/** Every call of a port: the failure, and the log, which names no person. */
const calls: ReadonlyArray<readonly [asks: string, Ask, tag: string, log: string]> = [
  ["GET /api/user/info", profile, "ProfileUnknown", ""],
  ["POST /api/user/save", saving, "ProfileNotSaved", "api/user/save: CAUSE"],
  ["GET /api/sales", purchases, "VouchersUnavailable", "api/sales: CAUSE"],
  ["POST /public_api/sales/quote", quoting, "QuoteUnavailable", "sales/quote: TAG"],
  ["GET /public_api/sales/external/getquote", partners, "ExternalQuoteUnavailable", "external/getquote: TAG (CAUSE)"],
  ["POST /public_api/valueslist", documentTypes, "LookupFailed", "valueslist: CAUSE"],
  ["GET /public_api/country", countries, "LookupFailed", "country: CAUSE"],
  ["GET /public_api/state/country/32", provinces, "LookupFailed", "state/country: CAUSE"],
  ["POST /api/sales/mail", mailing(true), "MailNotSent", "sales/mail: CAUSE"],
  ["POST /public_api/sales/mail", mailing(false), "MailNotSent", "sales/mail: CAUSE"],
  ["POST /public_api/notification/request", contact, "NotificationLost", "notification: CAUSE"],
  ["POST /public_api/notification/regret", cancelling, "NotificationLost", "notification: CAUSE"],
  ["POST /api/sales/enroll", selling(true), "SaleUnknown", "sales/enroll: TAG"],
  ["POST /public_api/sales/enroll", selling(false), "SaleUnknown", "sales/enroll: TAG"]
]

/** The calls before the core is there: `plainGet` and its tests have them. */
const early = ["GET /api_url", "GET /one_trust", "GET /public_api/banner", "GET /userinfo"]

test("every call of the pacts has a row here, or is asked before the core is there", () => {
  const rows = new Set([...early, ...calls.map(([asks]) => callNamed(asks))])
  expect([...rows].toSorted()).toEqual(Object.keys(limits).toSorted())
})

type Answer = () => Promise<Response>
const aPageOfAProxy: Answer = async () => new Response("<!doctype html>")
const never: Answer = () => new Promise(() => undefined)

/** Moves the clock until the work ends: its result, and the seconds that it took. */
const overTime = async (work: () => Promise<unknown>) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  let isOver = false
  const ending = work().finally(() => {
    isOver = true
  })
  let halves = 0
  for (; !isOver; halves += 1) await vi.advanceTimersByTimeAsync(500)
  return { failure: await ending, seconds: Math.floor(halves / 2) }
}

describe.each(calls)("%s", (asks, ask, tag, log) => {
  const { kB, seconds: limit, tries } = limits[callNamed(asks)] ?? { kB: 0, seconds: 0, tries: 0 }
  const asked: Array<string> = []
  /** Fails, as the provider answers the call, or `/api_url` before it, like this. */
  const failing = (answer: Answer, apiUrl: Answer = async () => new Response(origin)) => {
    asked.length = 0
    const fetched: typeof fetch = (url, { method } = {}) => {
      const { pathname } = new URL(String(url))
      if (pathname === "/api_url") return apiUrl()
      asked.push(`${method} ${pathname}`)
      return answer()
    }
    return aPage({ origin, fetch: fetched }).failureOf(ask)
  }
  const expectFailure = (failure: unknown, cause: string, expected = tag) => {
    expect(failure).toMatchObject({ _tag: expected, ...("cause" in Object(failure) && { cause }) })
    expect(logged).toEqual(log === "" ? [] : [log.replace("TAG", expected).replace("CAUSE", cause)])
  }

  test("asks once of a server that fails, or of a proxy in between", async () => {
    expectFailure(await failing(async () => new Response("{}", { status: 500 })), "Status")
    expect(asked).toEqual([asks])
    logged.length = 0
    const takesText = { ProfileNotSaved: "Shape", MailNotSent: "NotTaken", NotificationLost: "NotTaken" }
    expectFailure(await failing(aPageOfAProxy), Object(takesText)[tag] ?? "NotJson")
    expect(asked).toEqual([asks])
  })

  test("reads no more than it must", async () => {
    expectFailure(await failing(async () => new Response("x".repeat(kB * 1024 + 1))), "TooBig")
    expect(asked).toEqual([asks])
  })

  test.each<readonly [string, Answer, cause: string]>([
    ["the gateway is down", async () => new Response("{}", { status: 503 }), "Status"],
    ["the connection is cut", () => Promise.reject(new TypeError("Failed to fetch")), "Network"]
  ])(`asks ${tries} times while %s`, async (_, answer, cause) => {
    const { failure } = await overTime(() => failing(answer))
    expectFailure(failure, cause)
    expect(asked).toEqual(Array(tries).fill(asks))
  })

  test(`gives up after ${limit} seconds, and does not repeat`, async () => {
    const { failure, seconds } = await overTime(() => failing(never))
    expectFailure(failure, "Timeout")
    expect(seconds).toBe(limit)
    expect(asked).toEqual([asks])
  })

  const unsent = tag === "SaleUnknown" ? "SaleNotSent" : tag
  if (asks.includes("/public_api/"))
    test("does not leave without an address that the channel may call", async () => {
      expectFailure(await failing(never, async () => new Response("https://evil.example")), "NoProxy", unsent)
      logged.length = 0
      expectFailure(await failing(never, async () => new Response("{}", { status: 404 })), "NoProxy", unsent)
      expect(asked).toEqual([])
    })
})
