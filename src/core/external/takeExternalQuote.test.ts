import { Effect, Layer, ManagedRuntime } from "effect"
import { describe, expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { anExternalQuote } from "../../../contracts/fixtures/external"
import {
  DestinationsMemory,
  ExternalQuoteApiMemory,
  type ExternalQuoteApiMemoryOptions,
  LookupsApiMemory,
  QuoteApiMemory,
  type QuoteApiMemoryOptions
} from "../../../contracts/fixtures/memory/provider"
import { type KeptPurchase, type KeptSearch, storageMemory } from "../../../contracts/fixtures/memory/storage"
import { ClockMemory } from "../../../contracts/fixtures/memory/world"
import { goldPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aDraft, aToday } from "../../../contracts/fixtures/searches"
import { cartOf } from "../cart/cart"
import { purchaseOf } from "../cart/purchase"
import { type Channel, CurrentChannel } from "../channel/channel"
import { emptyMainPassenger } from "../passengers/passenger"
import { QuoteDeclined, QuoteRefused, type QuoteRequest, QuoteUnavailable } from "../quote/QuoteApi"
import { type Contact, type ExternalQuote, ExternalQuoteInvalid, ExternalQuoteUnavailable } from "./externalQuote"
import { takeExternalQuote } from "./takeExternalQuote"

interface Given {
  readonly p?: string | null
  readonly contact?: Contact
  readonly quote?: Partial<ExternalQuote>
  readonly request?: Partial<QuoteRequest>
  readonly partner?: ExternalQuoteApiMemoryOptions
  readonly provider?: QuoteApiMemoryOptions
  readonly countries?: ReadonlyArray<string>
  readonly channel?: Partial<Channel>
  readonly search?: KeptSearch
  readonly replaces?: boolean
}

const place = (id: number, name: string) =>
  ({ id, name, order: id, exclusiveForChannels: [], scene: "europa" }) as const
const places = [place(1, "CARIBE"), place(2, "EUROPA"), place(3, "ASIA")]

/** A visitor on a partner's link, with a clock that only the test moves. */
const aVisitor = ({
  channel,
  contact,
  countries = [],
  p = "q-1",
  partner,
  provider = { plans: threePlans },
  quote,
  replaces,
  request,
  search = {}
}: Given) => {
  const known = { ...anExternalQuote, ...quote }
  const asked: Array<string> = []
  const priced: Array<QuoteRequest> = []
  const onPricing = vi.fn()
  const kept: KeptPurchase = {}
  const texts = new Map<string, string>()
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      ExternalQuoteApiMemory({ quote: { ...known, request: { ...known.request, ...request } }, ...partner, asked }),
      QuoteApiMemory(Object.assign(provider, { asked: priced })),
      DestinationsMemory(places),
      storageMemory(search, kept, texts),
      LookupsApiMemory({ countries: countries.map((id) => ({ id, name: id })) }),
      ClockMemory(aToday),
      Layer.succeed(CurrentChannel, { ...aChannel, ...channel })
    )
  )
  const taking = Effect.result(takeExternalQuote({ p, contact, replaces, today: aToday, onPricing }))
  return { asked, kept, onPricing, priced, search, texts, take: () => runtime.runPromise(taking) }
}

const refused = (why: string) => ({ failure: { _tag: "ExternalQuoteRefused", why } })

describe("an external quote", () => {
  test("becomes a purchase of the partner's, ready to be paid (EX-06)", async () => {
    const { asked, kept, onPricing, priced, search, take, texts } = aVisitor({})
    expect(await take()).toMatchObject({ _tag: "Success" })
    expect(asked).toEqual(["q-1"])
    expect(priced).toEqual([anExternalQuote.request])
    expect(search).toMatchObject({
      draft: { destination: "EUROPA", start: "10/01/2027", end: "25/01/2027", ages: ["34", "8"] },
      cart: { ...cartOf(goldPlan), request: { code: "BTR", annual: null, subscribed: true } },
      producer: { sold: true, code: "BOTB2C" }
    })
    expect(kept.passengers).toEqual(anExternalQuote.passengers)
    const stored = { mainPassenger: { isValid: false }, secondaryPassengers: [{ isValid: true }] }
    expect(JSON.parse(texts.get("pasajeros") ?? "")).toMatchObject({ data: stored })
    expect(onPricing).toHaveBeenCalledTimes(1)
  })

  test.each([
    ["ARG", ["ARG"], "ARG"],
    ["ARG", ["32"], ""]
  ])("with country %s, where the list is %j, keeps %j (EX-06)", async (country, countries, left) => {
    const { main, others } = anExternalQuote.passengers
    const { kept, take } = aVisitor({ countries, quote: { passengers: { main: { ...main, country }, others } } })
    await take()
    expect(kept.passengers?.main.country).toBe(left)
  })

  test.each(["x".repeat(2000), "Error", "../a b"])("is asked for by %j as it is", async (p) => {
    const { asked, take } = aVisitor({ p })
    await take()
    expect(asked).toEqual([p])
  })

  test("replaces an own purchase only if the visitor agreed (EX-09)", async () => {
    const own = () => ({ draft: aDraft, cart: cartOf(silverPlan), producer: { sold: false, code: "X" } })
    const asking = aVisitor({ search: own() })
    expect(await asking.take()).toMatchObject({
      failure: { _tag: "PurchaseInTheWay", own: { plan: silverPlan.title }, offered: { plan: goldPlan.title } }
    })
    expect([asking.search, asking.texts.size]).toEqual([own(), 0])
    const agreed = aVisitor({ search: own(), replaces: true })
    expect(await agreed.take()).toMatchObject({ _tag: "Success" })
    expect(agreed.search).toMatchObject({ cart: cartOf(goldPlan), producer: { sold: true, code: "BOTB2C" } })
  })

  test("opened again asks nothing: it is the same purchase (EX-09)", async () => {
    const { search, take } = aVisitor({})
    await take()
    expect(await take()).toMatchObject({ _tag: "Success" })
    expect(search.cart).toMatchObject(cartOf(goldPlan))
  })

  test("with a coupon is priced with and without it, so that the buyer can remove it", async () => {
    const cheaper = { ...goldPlan, amount: 100, amountBefore: goldPlan.amount }
    const provider: QuoteApiMemoryOptions = {
      get plans() {
        return provider.asked?.length === 0 ? [cheaper] : [goldPlan]
      }
    }
    const { priced, search, take } = aVisitor({ request: { coupon: "VIAJE10" }, provider })
    await take()
    expect(priced.map(({ coupon }) => coupon)).toEqual(["VIAJE10", null])
    expect(search.cart).toMatchObject({ item: { amount: goldPlan.amount }, coupon: { code: "VIAJE10" } })
  })

  test("is priced in the partner's words; the partner's opt-in gives no consent here", async () => {
    const { priced, search, take } = aVisitor({ request: { subscribed: true } })
    await take()
    expect(priced.map(({ subscribed }) => subscribed)).toEqual([true])
    expect(search.draft?.subscribed).toBeUndefined()
  })

  test("with fewer passengers than ages keeps them: step 2 asks for the rest", async () => {
    const { kept, take } = aVisitor({ request: { ages: [34, 8, 70] } })
    expect(await take()).toMatchObject({ _tag: "Success" })
    expect(kept.passengers?.others).toHaveLength(1)
    const nobody = aVisitor({ quote: { passengers: { main: emptyMainPassenger, others: [] } } })
    expect(await nobody.take()).toMatchObject({ _tag: "Success" })
    expect(nobody.texts.size).toBe(0)
  })

  test("keeps no card number that the partner wrote into a field (VA-08)", async () => {
    const { main, others } = anExternalQuote.passengers
    const passengers = { main: { ...main, address: "4242 4242 4242 4242" }, others }
    const { kept, take } = aVisitor({ quote: { passengers } })
    expect(await take()).toMatchObject({ _tag: "Success" })
    expect(kept.passengers).toEqual({ main: { ...main, address: "" }, others })
  })
})

describe("its destination", () => {
  const toCaribbean = {
    maxDays: 90,
    maxDaysToStart: 90,
    durations: [
      { destination: "CARIBE", annual: null, bands: [{ upToDays: 30, code: "BLT" }] },
      { annual: null, bands: [{ upToDays: 30, code: "BET" }] }
    ]
  } as const

  test.each<readonly [string, Partial<ExternalQuote>, string, string]>([
    ["the partner's", { destination: "CARIBE" }, "BET", "CARIBE"],
    ["the only one of the code", { destination: "" }, "BLT", "CARIBE"],
    ["empty if the code has several", { destination: "MARTE" }, "BET", ""],
    ["empty if the code is unknown", { destination: "" }, "XYZ", ""]
  ])("is %s", async (_, quote, code, destination) => {
    const { search, take } = aVisitor({ quote, request: { code }, channel: { trip: toCaribbean } })
    expect(await take()).toMatchObject({ _tag: "Success" })
    expect(search.draft?.destination).toBe(destination)
  })

  test("may be missing in a partner's purchase, but in no other", async () => {
    const { search, take } = aVisitor({ quote: { destination: "" }, request: { code: "XYZ" } })
    await take()
    const { cart, draft, producer } = search
    if (!cart || !draft || !producer) throw new Error("nothing was kept")
    const kept = { draft, cart, producer, quotedAt: 0 }
    expect(purchaseOf(kept, aToday)?.search.trip).toMatchObject({ destination: "", ages: [34, 8] })
    expect(purchaseOf({ ...kept, producer: { sold: false, code: "" } }, aToday)).toBeUndefined()
  })
})

describe("the contact", () => {
  const { main, others } = anExternalQuote.passengers
  const silent = { passengers: { main: { ...main, phone: "", email: "" }, others } }
  const another = { passengers: { main: { ...main, phone: "3515550143", email: "eva@example.com" }, others } }
  const told = { phone: "1199990000", email: "eva@example.com" }

  test.each<readonly [string, Given, unknown]>([
    ["the quote's", {}, { phone: "1144445555", email: "ana@example.com" }],
    [
      "otherwise the passenger's",
      { quote: another, request: { phone: "", email: "x" } },
      { phone: "3515550143", email: "eva@example.com" }
    ],
    ["otherwise the buyer's own answer", { quote: silent, request: { phone: "", email: "" }, contact: told }, told],
    ["written as it is dialled", { request: { phone: "+54 9 11 4444-5555" } }, { phone: "1144445555" }]
  ])("is %s, at the provider and in storage", async (_, given, contact) => {
    const { priced, search, take } = aVisitor(given)
    expect(await take()).toMatchObject({ _tag: "Success" })
    expect([priced[0], search.draft]).toMatchObject([contact, contact])
  })

  test("is added to a passenger who has neither", async () => {
    const { kept, take } = aVisitor({ quote: silent, request: told })
    await take()
    expect(kept.passengers?.main).toMatchObject(told)
  })

  test.each<readonly [string, Given, unknown]>([
    ["phone and e-mail are missing", { request: { phone: "1", email: "" } }, { phone: "", email: "" }],
    ["the e-mail is missing", { request: { email: "" } }, { phone: "1144445555", email: "" }],
    [
      "the phone is missing",
      { request: { phone: "" }, contact: { phone: "2", email: "" } },
      { phone: "", email: "ana@example.com" }
    ]
  ])("is missing, and the buyer must add it, if %s", async (_, given, known) => {
    const { priced, search, take, texts } = aVisitor({ ...given, quote: silent })
    expect(await take()).toMatchObject({ failure: { _tag: "ContactMissing", known } })
    expect([priced, texts.size, search]).toEqual([[], 0, {}])
  })
})

describe("an external quote gives no purchase if", () => {
  test.each<readonly [string, string, Given]>([
    ["its link has no id", "missing", { p: null }],
    ["its link is blank", "missing", { p: "  " }],
    ["it failed at the partner's", "invalid", { p: "error" }],
    ["its id is too long", "invalid", { p: "x".repeat(2001) }],
    [
      "the provider does not know it",
      "invalid",
      { partner: { failure: new ExternalQuoteInvalid({ cause: "Status" }) } }
    ],
    ["it cannot be loaded", "failed", { partner: { failure: new ExternalQuoteUnavailable({ cause: "Timeout" }) } }],
    ["it is of yesterday", "expired", { quote: { expires: "2026-12-19" } }],
    ["its trip has begun", "expired", { request: { start: "2026-12-19" } }],
    ["its trip has no days", "invalid", { request: { end: "2027-01-10" } }],
    ["it has no ages", "invalid", { request: { ages: [] } }],
    ["an age is impossible", "invalid", { request: { ages: [34, 121] } }],
    ["it has more passengers than ages", "invalid", { request: { ages: [34] } }],
    ["it is in another currency", "invalid", { request: { currency: "USD" } }],
    ["it is longer than the channel sells", "invalid", { request: { end: "2027-03-12" } }],
    ["it starts later than the channel sells", "invalid", { request: { start: "2027-03-21", end: "2027-03-25" } }],
    ["it cannot be priced", "failed", { provider: { failure: new QuoteUnavailable({ cause: "Timeout" }) } }],
    ["the provider refuses it", "failed", { provider: { failure: new QuoteRefused({ status: 400 }) } }],
    ["the provider declines it", "failed", { provider: { failure: new QuoteDeclined({ message: "no" }) } }],
    ["its plan is no longer sold", "failed", { provider: { plans: [silverPlan] } }]
  ])("%s: %s", async (_, why, given) => {
    const { search, take, texts } = aVisitor(given)
    expect(await take()).toMatchObject(refused(why))
    expect([texts.size, search]).toEqual([0, {}])
  })

  const { ages, end, start } = anExternalQuote.request
  const trip = { destination: "EUROPA", start, end, ages }
  test.each<readonly [string, Given, object]>([
    ["it has expired", { quote: { expires: "2026-12-19" } }, trip],
    ["its plan is no longer sold", { provider: { plans: [] } }, trip],
    ["more people travel", { request: { ages: [34] } }, { ...trip, ages: [34] }]
  ])("its trip can be quoted again: %s", async (_, given, known) => {
    expect(await aVisitor(given).take()).toMatchObject({ failure: { trip: known } })
  })

  test.each([{ p: null }, { p: "error" }, { partner: { failure: new ExternalQuoteInvalid({ cause: "Status" }) } }])(
    "nothing is known of its trip, and nothing priced, with %j",
    async (given) => {
      const { asked, priced, take } = aVisitor(given)
      expect(await take()).toMatchObject({ failure: expect.not.objectContaining({ trip }) })
      expect([asked, priced]).toEqual(["p" in given ? [] : ["q-1"], []])
    }
  )

  test("today may be its last day", async () => {
    expect(await aVisitor({ quote: { expires: aToday } }).take()).toMatchObject({ _tag: "Success" })
  })
})
