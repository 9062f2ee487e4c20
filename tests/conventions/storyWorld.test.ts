import { Data } from "effect"
import { describe, expect, test } from "vitest"
import { channelFor, channels } from "../../.storybook/channels"
import { switchedIn, switchTypes, untouchedSwitches } from "../../.storybook/globals"
import { aProfile, aVoucher } from "../../contracts/fixtures/account"
import { goldPlan } from "../../contracts/fixtures/plans"
import { aDraft } from "../../contracts/fixtures/searches"
import { profileForm } from "../../src/core/account/profile"
import { cartOf, externalProducer } from "../../src/core/cart/cart"
import { SaleNotSent, SaleRefused, SaleUnknown } from "../../src/core/enroll/EnrollApi"
import { documentProblem } from "../../src/core/person/document"
import { QuoteUnavailable } from "../../src/core/quote/QuoteApi"
import { brands } from "../../stories/brands"
import { ana, tomas } from "../../stories/pages/passengersWorld"
import { profileIn, toldIn } from "../../stories/world/residents"
import type { StoryWorld } from "../../stories/world/withWorld"
import { worldWith } from "../../stories/world/worldWith"

const asked: [] = []

/** A story in which every call fails, on its way to the payment. */
const story: StoryWorld = {
  path: "/cotizarcompletarpago",
  saved: aDraft,
  cart: { cart: cartOf(goldPlan), producer: { sold: true, code: "PROD100" } },
  quotes: { plans: [goldPlan], failure: new QuoteUnavailable({ cause: "story" }), asked },
  lookups: { lost: "provinces", countries: [] },
  sales: { failure: new SaleRefused({ status: 402 }), delay: "forever" },
  mail: { lost: true },
  account: { vouchers: [aVoucher, aVoucher], over: true, delay: "forever" },
  notifications: { lost: true, delay: 9 },
  coverages: "lost",
  checkout: "lost",
  visit: { undecided: true, external: true, cart: true }
}

const told = (one: StoryWorld, switches: Partial<typeof untouchedSwitches> = {}) =>
  worldWith(one, { ...untouchedSwitches, ...switches }, aProfile)

const under = (switches: Partial<typeof untouchedSwitches>) => told(story, switches)

describe("the toolbar's switches", () => {
  test("change no story until a reviewer sets one", () => {
    expect(told(story)).toEqual(story)
    expect(switchedIn({ session: "story", network: "nonsense" })).toEqual(untouchedSwitches)
  })

  test("offer only valid values, and each works in an address", () => {
    for (const [name, { toolbar }] of Object.entries(switchTypes))
      for (const { value } of toolbar.items) {
        expect(switchedIn({ [name]: value })).toEqual({ ...untouchedSwitches, [name]: value })
        // Storybook reads a number in an address as one.
        expect(value).toMatch(/^[a-z][\w-]*$/)
      }
  })

  test("name a brand that exists, or say so", () => {
    for (const id of channels) expect(channelFor(id)).toBe(id)
    expect(channelFor("all")).toBe(channels[0])
    expect(() => channelFor(`${channels[1]}a`)).toThrow(`There is no brand '${channels[1]}a'. Choose ${channels[0]}, `)
  })

  test("leave the story's own values unchanged", () => {
    const before = JSON.stringify(story)
    under({ session: "registered", context: "normal", network: "ok" })
    expect(JSON.stringify(story)).toBe(before)
  })
})

describe("the session", () => {
  test.each([
    ["anonymous", undefined, false],
    ["unverified", false, false],
    ["verified", true, false],
    ["registered", true, true]
  ] as const)("%s", (session, verified, registered) => {
    const { account, visit } = under({ session })
    expect(visit?.session?.verified).toBe(verified)
    expect(visit).not.toHaveProperty("undecided")
    expect(visit).toHaveProperty("cart", true)
    expect(account?.profile !== undefined).toBe(registered)
    expect(account).not.toHaveProperty("over")
  })
})

describe("the context", () => {
  test("a purchase from a partner has its producer, and its pages show it", () => {
    const { cart, visit } = under({ context: "external" })
    expect(cart).toEqual({ ...story.cart, producer: { sold: true, code: externalProducer } })
    expect(visit).toHaveProperty("external", true)
  })

  test("a purchase of the portal has at most its own producer", () => {
    expect(under({ context: "normal" }).visit).not.toHaveProperty("external")
    expect(under({ context: "normal" }).cart).toEqual(story.cart)
    const elsewhere = { ...story, cart: { producer: { sold: true, code: externalProducer } } }
    expect(told(elsewhere, { context: "normal" }).cart).toEqual({})
  })
})

describe("the network", () => {
  test("that is good answers every call with the story's values", () => {
    const good = under({ network: "ok" })
    expect(good.quotes).toEqual({ plans: [goldPlan], asked })
    expect(good.lookups).toEqual({ countries: [] })
    expect(good.account).toEqual({ vouchers: [aVoucher, aVoucher] })
    expect(good.external?.quote).toBeDefined()
    for (const calm of [good.sales, good.mail, good.notifications]) expect(calm).toEqual({})
    for (const lost of ["coverages", "checkout"]) expect(good).not.toHaveProperty(lost)
    expect(good.visit).toEqual(story.visit)
  })

  const calls = ["quotes", "lookups", "sales", "mail", "external", "account", "notifications"] as const

  test("that is slow answers every call late", () => {
    const slow = under({ network: "slow" })
    for (const call of calls) {
      expect(slow[call]?.delay).toBeGreaterThan(1000)
      expect(slow[call]).not.toHaveProperty("lost")
      expect(slow[call]).not.toHaveProperty("failure")
    }
    expect(slow.quotes?.plans).toEqual([goldPlan])
    expect(told({}, { network: "slow" }).quotes?.plans).not.toHaveLength(0)
  })

  test.each([
    ["down", SaleNotSent],
    ["error", SaleUnknown]
  ] as const)("that is %s answers no call, and the payment shows the matching message", (network, failure) => {
    const bad = under({ network })
    expect(bad.sales?.failure).toBeInstanceOf(failure)
    expect(bad.quotes?.failure).toBeInstanceOf(QuoteUnavailable)
    expect(bad.external?.failure).toBeInstanceOf(Data.Error)
    for (const call of ["lookups", "mail", "notifications"] as const) expect(bad[call]?.lost).toBe(true)
    expect(bad.account).toEqual({ unknown: true, down: true })
    for (const call of calls) expect(bad[call]).not.toHaveProperty("delay")
  })
})

describe("the channel", () => {
  const channels = brands.map(({ channel }) => [channel.id, channel] as const)
  const kept = { passengers: { main: ana, others: [tomas] }, profile: { email: "", draft: profileForm.empty } }

  test.each(channels)("%s: people of a story have an address and documents of its country", (_, channel) => {
    const { account, kept: at } = toldIn({ kept, account: { profile: aProfile, vouchers: [aVoucher] } }, channel)
    expect(at?.passengers?.main).toMatchObject({ name: ana.name, countryName: channel.origin })
    expect(at?.profile).toBe(kept.profile)
    expect(account).toEqual({ profile: profileIn(channel), vouchers: [aVoucher] })
    const { main, others = [] } = at?.passengers ?? {}
    for (const one of [main, ...others, account?.profile])
      expect(documentProblem(one?.document ?? "", channel.document)).toBeUndefined()
  })

  test.each(channels)("%s: a story without people gets none", (_, channel) => {
    expect(toldIn(story, channel)).toEqual(story)
    expect(toldIn({}, channel)).toEqual({})
  })
})
