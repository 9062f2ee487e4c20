import { Effect } from "effect"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { type Answer, aProvider } from "../../../contracts/fixtures/httpPage"
import { aChileanChannel, aChileanSale, aKey, aSale, aSaleWithCoupon } from "../../../contracts/fixtures/sale"
import { json } from "../../../contracts/localServer"
import { SessionLost } from "../../core/account/AccountApi"
import type { Channel } from "../../core/channel/channel"
import {
  EnrollApi,
  type Sale,
  type SaleFailure,
  SaleKeyTaken,
  SaleNotSent,
  SaleProcessing,
  SaleRefused,
  SaleSold,
  type SaleTerms,
  SaleTooMany,
  SaleUnknown
} from "../../core/enroll/EnrollApi"

const { aPage, answerWith, asked, bodySent, logged, sent } = aProvider()
type Page = Parameters<typeof aPage>[0]

const taken = json({ idSalesOrder: 9001, reserveId: "48201936" })

const enroll = (sale: Sale, terms: Partial<SaleTerms>) =>
  Effect.flatMap(EnrollApi, (api) => api.enroll(sale, { key: aKey, signedIn: false, ...terms }))
const sold = (sale: Sale, terms: Partial<SaleTerms> = {}, page?: Page) => aPage(page).run(enroll(sale, terms))
const failureOf = (sale: Sale, terms: Partial<SaleTerms> = {}, page?: Page) =>
  aPage(page).failureOf(enroll(sale, terms))

const publicPath = "/public_api/sales/enroll"
const ownPath = "/api/sales/enroll"

describe("the request", () => {
  const ana = {
    FirstName: "Ana",
    LastName: "Martínez",
    DNI: 28456712,
    Gender: 1,
    DateOfBirth: "1992-05-14",
    Address: "Av. Corrientes 1234",
    City: "",
    Province: "Buenos Aires",
    CP: "C1043",
    Comuna: "",
    Email: "ana@example.com",
    PhoneContact: "1144445555",
    IdState: 3201,
    IdCountry: 32,
    DocumentTypeId: 1,
    DocumentNo: 28456712
  }
  const beatriz = {
    ...ana,
    FirstName: "Beatriz",
    LastName: "Muñoz",
    DNI: 5431022,
    DateOfBirth: "2018-09-02",
    PhoneContact: "1144446666",
    DocumentNo: 5431022
  }
  const body = {
    USDValue: 1450.5,
    DepartureDate: "2027-01-10",
    ReturnDate: "2027-01-25",
    IdPaymentPlan: 101001,
    CardHolder: "ANA MARTINEZ",
    CreditCardNumber: "4242424242424242",
    CVC: "",
    expMonth: "",
    expYear: "",
    ATSPProductId: 101,
    PromotionalCode: null,
    ProductorCode: null,
    Passengers: [ana, beatriz]
  }

  test("has all passengers at the first one's address (PY-14)", async () => {
    answerWith(taken)
    expect(await sold(aSale)).toEqual({ idSalesOrder: "9001", reserveId: "48201936" })
    expect(bodySent()).toEqual(body)
    expect(Object.keys(bodySent())).toEqual(Object.keys(body))
    expect(sent()).toMatchObject([{ method: "POST", path: publicPath, headers: { idchannel: aChannel.code } }])
    expect(logged).toEqual([])
  })

  test("has code, expiry and comuna where the channel asks for them, and a RUT without its check digit", async () => {
    answerWith(taken)
    await sold(aChileanSale, {}, { channel: aChileanChannel })
    expect(bodySent()).toMatchObject({
      USDValue: 940.25,
      CVC: "987",
      expMonth: "07",
      expYear: "2039",
      ATSPProductId: 901,
      Passengers: [{ DNI: 12345678, DocumentNo: 12345678, CP: "", Comuna: "Ñuñoa", IdState: 15207, DocumentTypeId: 4 }]
    })
  })

  test.each([
    ["1.000.005-K", 1000005],
    ["9.876.543-3", 9876543]
  ])("turns the RUT %s into the number %i (PY-15)", async (document, number) => {
    const [lucia] = aChileanSale.travellers.passengers
    answerWith(taken)
    const travellers = { ...aChileanSale.travellers, passengers: [{ ...lucia, document }] as const }
    await sold({ ...aChileanSale, travellers }, {}, { channel: aChileanChannel })
    expect(bodySent()).toMatchObject({ Passengers: [{ DNI: number, DocumentNo: number }] })
  })

  test("has the plan as priced with the coupon, and the coupon (CU-05)", async () => {
    answerWith(taken)
    const { cart } = aSaleWithCoupon.purchase
    const item = { ...(cart.coupon?.item ?? cart.item), id: "P-7", rate: 1400.25 }
    const purchase = { ...aSaleWithCoupon.purchase, cart: { ...cart, coupon: { code: "VIAJE10", item } } }
    await sold({ ...aSaleWithCoupon, purchase })
    expect(bodySent()).toEqual({ ...body, USDValue: 1400.25, ATSPProductId: "P-7", PromotionalCode: "VIAJE10" })
  })

  test.each([
    [{ sold: true, code: " PROD100 " }, "PROD100"],
    [{ sold: true, code: "  " }, null],
    [{ sold: false, code: "PROD100" }, null]
  ])("names a producer only if one sold the trip: %j (PR-04)", async (producer, code) => {
    answerWith(taken)
    await sold({ ...aSale, purchase: { ...aSale.purchase, producer } })
    expect(bodySent()).toEqual({ ...body, ProductorCode: code })
  })

  test("keeps ids that are not numbers", async () => {
    answerWith(taken)
    const home = { ...aSale.travellers.home, country: "ARG", province: "007" }
    await sold({ ...aSale, travellers: { ...aSale.travellers, home } })
    expect(bodySent()).toMatchObject({ Passengers: [{ IdCountry: "ARG", IdState: "007" }, { IdCountry: "ARG" }] })
  })
})

describe("the endpoint", () => {
  test("is the portal's own host for a logged-in buyer, without a request for /api_url", async () => {
    answerWith(taken)
    await sold(aSale, { signedIn: true })
    expect(asked()).toEqual([`POST ${ownPath}`])
    expect(sent()[0]?.headers["idempotency-key"]).toBe(aKey)
  })

  test("is the provider for other buyers; on the page's own origin with the key", async () => {
    answerWith(taken)
    await sold(aSale)
    expect(asked()).toEqual(["GET /api_url", `POST ${publicPath}`])
    expect(sent()[0]?.headers["idempotency-key"]).toBe(aKey)
  })

  const elsewhere = async (terms: Partial<SaleTerms>, channel: Channel = aChannel) => {
    const seen = vi.fn<typeof fetch>(async (url) =>
      Response.json(String(url).endsWith("/api_url") ? "https://api.example.com/v1" : { idSalesOrder: 1 })
    )
    await sold(aSale, terms, { origin: "https://portal.example.com", fetch: seen, channel })
    const [url, { headers, ...options } = {}] = seen.mock.calls.at(-1) ?? []
    return { ...options, url: String(url), key: new Headers(headers).get("Idempotency-Key") }
  }

  test("gets no key on another origin, which would have to allow it first", async () => {
    const url = "https://api.example.com/v1/public_api/sales/enroll"
    expect(await elsewhere({})).toMatchObject({ url, key: null, redirect: "error" })
    expect(await elsewhere({}, { ...aChannel, proxyTakesKey: true })).toMatchObject({ url, key: aKey })
  })

  test("gets cookies only on the portal's own host, so that the browser never repeats the request", async () => {
    expect(await elsewhere({})).toMatchObject({ credentials: "omit" })
    expect(await elsewhere({ signedIn: true })).toMatchObject({ credentials: "same-origin", key: aKey })
  })
})

describe("a failed sale is sent once, and its log has only a name", () => {
  const unknown = (cause: string) => new SaleUnknown({ cause })
  const refused = (status: number) => new SaleRefused({ status })
  const rows: ReadonlyArray<readonly [name: string, answer: Answer, anybody: SaleFailure, loggedIn?: SaleFailure]> = [
    ["400", json({ error: "987", detalle: [{ campo: "CVC" }] }, 400), refused(400)],
    ["401", json({}, 401), refused(401), new SessionLost()],
    ["402", json({ error: "LUCIA" }, 402), refused(402)],
    ["404", json({}, 404), refused(404)],
    ["422", json({}, 422), new SaleKeyTaken()],
    ["429", json({}, 429), new SaleTooMany({})],
    [
      "429 with a time",
      (response) => response.writeHead(429, { "retry-after": "90" }).end(),
      new SaleTooMany({ retryAfter: 90 })
    ],
    ["null", json(null), refused(200)],
    ["408", json({}, 408), unknown("Status")],
    ["425", json({}, 425), refused(425)],
    ["431", (response) => response.writeHead(431).end(), refused(431)],
    ["451", json({}, 451), refused(451)],
    ["460, of a load balancer", json({}, 460), unknown("Status")],
    ["499, of a proxy", (response) => response.writeHead(499).end("<p>"), unknown("Status")],
    ["409", json({}, 409), new SaleProcessing()],
    ["409 without JSON", (response) => response.writeHead(409).end("<p>"), new SaleProcessing()],
    [
      "409 with an order",
      json({ idSalesOrder: 7 }, 409),
      new SaleSold({ order: { idSalesOrder: "7", reserveId: "" } })
    ],
    ["201", json({ idSalesOrder: 1 }, 201), unknown("Status")],
    ["204", (response) => response.writeHead(204).end(), unknown("Status")],
    ["302", (response) => response.writeHead(302, { location: "/" }).end(), unknown("Network")],
    ["nothing at all", (response) => response.end(), unknown("NotJson")],
    ["no order", json({ idSalesOrder: null }), unknown("Shape")],
    ["a text", json("ok"), unknown("Shape")]
  ]
  const outcomes = rows.map(([name, answer, anybody, loggedIn = anybody]) => [name, answer, anybody, loggedIn] as const)
  test.each(outcomes)("%s", async (_, answer, anybody, loggedIn) => {
    answerWith(answer)
    for (const [signedIn, failure] of [
      [false, anybody],
      [true, loggedIn]
    ] as const) {
      expect(await failureOf(aChileanSale, { signedIn }, { channel: aChileanChannel })).toEqual(failure)
      expect(logged).toEqual([`sales/enroll: ${failure._tag}`])
      logged.length = 0
    }
    expect(sent().map(({ path }) => path)).toEqual([publicPath, ownPath])
  })
})

test("a console that throws changes no outcome", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {
    throw new Error("no console")
  })
  answerWith(json({}, 402))
  expect(await failureOf(aSale)).toEqual(new SaleRefused({ status: 402 }))
})

describe.each([true, false])("in a browser that believes itself offline (logged in: %s)", (signedIn) => {
  beforeEach(() => void vi.stubGlobal("navigator", { onLine: false }))

  test("no sale leaves if a GET finds no answer", async () => {
    answerWith(taken)
    const lost: typeof fetch = (url, init) =>
      String(url).endsWith("/api_url") ? Promise.reject(new TypeError("Failed to fetch")) : fetch(url, init)
    expect(await failureOf(aSale, { signedIn }, { fetch: lost })).toEqual(new SaleNotSent({ cause: "Network" }))
    expect(sent()).toEqual([])
  })

  test("a sale is paid if it finds one", async () => {
    answerWith(taken)
    expect(await sold(aSale, { signedIn })).toMatchObject({ idSalesOrder: "9001" })
    expect(sent().map(({ path }) => path)).toEqual([signedIn ? ownPath : publicPath])
  })
})
