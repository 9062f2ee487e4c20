import { Effect, Layer, ManagedRuntime } from "effect"
import { describe, expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { anExternalQuote } from "../../../contracts/fixtures/external"
import { goldPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aToday } from "../../../contracts/fixtures/searches"
import { ClockMemory } from "../../adapters/memory/ClockMemory"
import { DestinationsMemory } from "../../adapters/memory/DestinationsMemory"
import {
  ExternalQuoteApiMemory,
  type ExternalQuoteApiMemoryOptions
} from "../../adapters/memory/ExternalQuoteApiMemory"
import { type KeptPurchase, purchaseMemory } from "../../adapters/memory/purchaseMemory"
import { QuoteApiMemory, type QuoteApiMemoryOptions } from "../../adapters/memory/QuoteApiMemory"
import { type KeptSearch, SavedCheckoutMemory, SavedSearchMemory } from "../../adapters/memory/SavedSearchMemory"
import { cartOf } from "../cart/cart"
import { checkoutOf } from "../cart/loadCheckout"
import { CurrentChannel } from "../channel/CurrentChannel"
import type { Channel } from "../channel/channel"
import { emptyMainPassenger } from "../passengers/passenger"
import { QuoteDeclined, QuoteRefused, type QuoteRequest, QuoteUnavailable } from "../quote/QuoteApi"
import { ExternalQuoteInvalid, ExternalQuoteUnavailable } from "./ExternalQuoteApi"
import type { ExternalQuote } from "./externalQuote"
import type { Contact } from "./reach"
import { takeExternalQuote } from "./takeExternalQuote"

interface Given {
  readonly p?: string | null
  readonly contact?: Contact
  readonly quote?: Partial<ExternalQuote>
  readonly request?: Partial<QuoteRequest>
  readonly partner?: ExternalQuoteApiMemoryOptions
  readonly provider?: QuoteApiMemoryOptions
  readonly channel?: Partial<Channel>
  readonly search?: KeptSearch
}

const place = (id: number, name: string) =>
  ({ id, name, order: id, exclusiveForChannels: [], scene: "europa" }) as const
const places = [place(1, "CARIBE"), place(2, "EUROPA"), place(3, "ASIA")]

/** A visitor who follows a partner's link, on a clock that goes only when it is told to. */
const aVisitor = ({
  channel,
  contact,
  p = "q-1",
  partner,
  provider = { plans: threePlans },
  quote,
  request,
  search = {}
}: Given) => {
  const known = { ...anExternalQuote, ...quote }
  const asked: Array<string> = []
  const priced: Array<QuoteRequest> = []
  const onPricing = vi.fn()
  const kept: KeptPurchase = {}
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      ExternalQuoteApiMemory({ quote: { ...known, request: { ...known.request, ...request } }, ...partner, asked }),
      QuoteApiMemory(Object.assign(provider, { asked: priced })),
      DestinationsMemory(places),
      SavedSearchMemory(search),
      SavedCheckoutMemory(search),
      purchaseMemory(kept),
      ClockMemory(aToday),
      Layer.succeed(CurrentChannel, { ...aChannel, ...channel })
    )
  )
  const taking = Effect.result(takeExternalQuote({ p, contact, today: aToday, onPricing }))
  return { asked, kept, onPricing, priced, search, take: () => runtime.runPromise(taking) }
}

const refused = (why: string) => ({ failure: { _tag: "ExternalQuoteRefused", why } })

describe("an external quote", () => {
  test("becomes a purchase of the partner's, ready to be paid (EX-06)", async () => {
    const { asked, kept, onPricing, priced, search, take } = aVisitor({})
    expect(await take()).toMatchObject({ _tag: "Success" })
    expect(asked).toEqual(["q-1"])
    expect(priced).toEqual([anExternalQuote.request])
    expect(search).toMatchObject({
      draft: { destination: "EUROPA", start: "10/01/2027", end: "25/01/2027", ages: ["34", "8"] },
      cart: cartOf(goldPlan),
      producer: { sold: true, code: "BOTB2C" }
    })
    expect(kept).toMatchObject({ passengers: anExternalQuote.passengers, valid: [false, true] })
    expect(onPricing).toHaveBeenCalledTimes(1)
  })

  test("takes the place of whatever was in the cart", async () => {
    const { search, take } = aVisitor({ search: { cart: cartOf(silverPlan), producer: { sold: false, code: "X" } } })
    await take()
    expect(search).toMatchObject({ cart: cartOf(goldPlan), producer: { sold: true, code: "BOTB2C" } })
  })

  test("with a coupon is priced with it, and without it, so that it can be taken off", async () => {
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

  test("is priced in the partner's words; what the visitor was asked there is no consent given here", async () => {
    const { priced, search, take } = aVisitor({ request: { subscribed: true } })
    await take()
    expect(priced.map(({ subscribed }) => subscribed)).toEqual([true])
    expect(search.draft?.subscribed).toBeUndefined()
  })

  test("for fewer people than were quoted keeps them: step 2 asks who else travels", async () => {
    const { kept, take } = aVisitor({ request: { ages: [34, 8, 70] } })
    expect(await take()).toMatchObject({ _tag: "Success" })
    expect(kept.passengers?.others).toHaveLength(1)
    const nobody = aVisitor({ quote: { passengers: { main: emptyMainPassenger, others: [] } } })
    expect(await nobody.take()).toMatchObject({ _tag: "Success" })
    expect(nobody.kept).toMatchObject({ passengers: { main: emptyMainPassenger, others: [] }, valid: [false] })
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
    ["the one that is named", { destination: "CARIBE" }, "BET", "CARIBE"],
    ["the one that the code is for", { destination: "" }, "BLT", "CARIBE"],
    ["not told where the code is for several", { destination: "MARTE" }, "BET", ""],
    ["not told where nobody knows the code", { destination: "" }, "XYZ", ""]
  ])("is %s", async (_, quote, code, destination) => {
    const { search, take } = aVisitor({ quote, request: { code }, channel: { trip: toCaribbean } })
    expect(await take()).toMatchObject({ _tag: "Success" })
    expect(search.draft?.destination).toBe(destination)
  })

  test("is needed by no purchase of a partner's, and by every other one", async () => {
    const { search, take } = aVisitor({ quote: { destination: "" }, request: { code: "XYZ" } })
    await take()
    const { cart, draft, producer } = search
    if (!cart || !draft || !producer) throw new Error("nothing was kept")
    const kept = { draft, cart, producer, savedAt: 0 }
    expect(checkoutOf(kept, aToday)?.search.trip).toMatchObject({ destination: "", ages: [34, 8] })
    expect(checkoutOf({ ...kept, producer: { sold: false, code: "" } }, aToday)).toBeUndefined()
  })
})

describe("who is written to", () => {
  const { main, others } = anExternalQuote.passengers
  const silent = { passengers: { main: { ...main, phone: "", email: "" }, others } }
  const another = { passengers: { main: { ...main, phone: "3515550143", email: "eva@example.com" }, others } }
  const told = { phone: "1199990000", email: "eva@example.com" }

  test.each<readonly [string, Given, unknown]>([
    ["the one of the quote", {}, { phone: "1144445555", email: "ana@example.com" }],
    [
      "else the one who travels",
      { quote: another, request: { phone: "", email: "x" } },
      { phone: "3515550143", email: "eva@example.com" }
    ],
    ["else the one that the buyer tells", { quote: silent, request: { phone: "", email: "" }, contact: told }, told],
    ["and written as it is dialled", { request: { phone: "+54 9 11 4444-5555" } }, { phone: "1144445555" }]
  ])("is %s, at the provider and in what is kept", async (_, given, contact) => {
    const { priced, search, take } = aVisitor(given)
    expect(await take()).toMatchObject({ _tag: "Success" })
    expect([priced[0], search.draft]).toMatchObject([contact, contact])
  })

  test("is the passenger of whom no more is told", async () => {
    const { kept, take } = aVisitor({ quote: silent, request: told })
    await take()
    expect(kept.passengers?.main).toMatchObject(told)
  })

  test.each<readonly [string, Given, unknown]>([
    ["neither is told", { request: { phone: "1", email: "" } }, { phone: "", email: "" }],
    ["no e-mail is", { request: { email: "" } }, { phone: "1144445555", email: "" }],
    [
      "no phone is",
      { request: { phone: "" }, contact: { phone: "2", email: "" } },
      { phone: "", email: "ana@example.com" }
    ]
  ])("is asked for where %s", async (_, given, known) => {
    const { kept, priced, search, take } = aVisitor({ ...given, quote: silent })
    expect(await take()).toMatchObject({ failure: { _tag: "ContactMissing", known } })
    expect([priced, kept, search]).toEqual([[], {}, {}])
  })
})

describe("no purchase comes of an external quote", () => {
  test.each<readonly [string, string, Given]>([
    ["that is not named", "missing", { p: null }],
    ["that is blank", "missing", { p: "  " }],
    ["that failed at the partner's", "invalid", { p: "error" }],
    ["that nobody knows", "invalid", { partner: { failure: new ExternalQuoteInvalid({ cause: "Status" }) } }],
    ["that cannot be fetched", "failed", { partner: { failure: new ExternalQuoteUnavailable({ cause: "Timeout" }) } }],
    ["of yesterday", "expired", { quote: { expires: "2026-12-19" } }],
    ["for a trip that has begun", "expired", { request: { start: "2026-12-19" } }],
    ["for a trip without days", "invalid", { request: { end: "2027-01-10" } }],
    ["without ages", "invalid", { request: { ages: [] } }],
    ["of an age that nobody has", "invalid", { request: { ages: [34, 121] } }],
    ["for more people than were quoted", "invalid", { request: { ages: [34] } }],
    ["in the money of another country", "invalid", { request: { currency: "USD" } }],
    ["for longer than the channel sells", "invalid", { request: { end: "2027-03-12" } }],
    ["for a day further than the channel sells", "invalid", { request: { start: "2027-03-21", end: "2027-03-25" } }],
    ["that cannot be priced", "failed", { provider: { failure: new QuoteUnavailable({ cause: "Timeout" }) } }],
    ["that the provider refuses", "failed", { provider: { failure: new QuoteRefused({ status: 400 }) } }],
    ["that the provider declines", "failed", { provider: { failure: new QuoteDeclined({ message: "no" }) } }],
    ["of a plan that is gone", "failed", { provider: { plans: [silverPlan] } }]
  ])("%s: %s", async (_, why, given) => {
    const { kept, search, take } = aVisitor(given)
    expect(await take()).toMatchObject(refused(why))
    expect([kept, search]).toEqual([{}, {}])
  })

  const { ages, end, start } = anExternalQuote.request
  const trip = { destination: "EUROPA", start, end, ages }
  test.each<readonly [string, Given, unknown]>([
    ["it has expired", { quote: { expires: "2026-12-19" } }, trip],
    ["its plan is gone", { provider: { plans: [] } }, trip],
    ["more people travel", { request: { ages: [34] } }, { ...trip, ages: [34] }],
    ["it is too long", { request: { end: "2027-03-12" } }, { ...trip, end: "2027-03-12" }],
    ["it is not there", { partner: { failure: new ExternalQuoteInvalid({ cause: "Status" }) } }, undefined]
  ])("its trip is known, to be quoted again, as far as it is: %s", async (_, given, known) => {
    const ended = await aVisitor(given).take()
    expect(ended).toMatchObject({
      failure: known === undefined ? expect.not.objectContaining({ trip }) : { trip: known }
    })
  })

  test.each([null, " ", "error"])("nobody is asked for %j", async (p) => {
    const { asked, take } = aVisitor({ p })
    await take()
    expect(asked).toEqual([])
  })

  test("today is its last day", async () => {
    expect(await aVisitor({ quote: { expires: aToday } }).take()).toMatchObject({ _tag: "Success" })
  })
})
