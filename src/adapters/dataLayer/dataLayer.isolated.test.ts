import fc from "fast-check"
import { beforeEach, describe, expect, test, vi } from "vitest"
import type { AnalyticsEvent } from "../../core/analytics/analytics"
import { track } from "./dataLayer"
import { startTagManager, updateConsentMode } from "./trackers"

vi.mock("../dom/loadScript", () => ({ loadScript: async () => {} }))

beforeEach(() => void vi.stubGlobal("window", {}))

/** Turns commands, which are `arguments` objects, into arrays. */
const told = () => (window.dataLayer ?? []).map((entry) => (isCommand(entry) ? [...entry] : entry))
const isCommand = (entry: unknown): entry is Iterable<unknown> =>
  Object.prototype.toString.call(entry) === "[object Arguments]"

const toldOf = (event: AnalyticsEvent) => {
  track(event)
  return told().slice(1)
}

const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" }
const items = [{ id: "3", name: "SILVER" }]

describe("the layer", () => {
  test("starts by denying everything, as a command", () => {
    track({ name: "login" })
    expect(told()[0]).toEqual(["consent", "default", { ...denied, analytics_storage: "denied" }])
    expect(isCommand(window.dataLayer?.[0])).toBe(true)
  })

  test("keeps earlier and new entries in order until the tag manager comes", () => {
    const layer: Array<unknown> = [{ event: "gtm.js" }]
    window.dataLayer = layer
    track({ name: "select_content", item: "ver detalles" })
    track({ name: "select_content", item: "cerrar" })
    expect(window.dataLayer).toBe(layer)
    expect(layer.slice(1)).toMatchObject([{ item_id: "ver detalles" }, { item_id: "cerrar" }])
  })

  test("receives each change of consent and the start of the tag manager", async () => {
    updateConsentMode(true)
    await startTagManager("//tags.example/gtm.js?id=GTM-X")
    updateConsentMode(false)
    expect(told().slice(1)).toEqual([
      ["consent", "update", { ...denied, analytics_storage: "granted" }],
      { event: "gtm.js", "gtm.start": expect.any(Number) },
      ["consent", "update", { ...denied, analytics_storage: "denied" }]
    ])
  })
})

/** Layers that take no entry, as after a tag's override or a blocker's stub. */
const broken: ReadonlyArray<readonly [name: string, layer: unknown]> = [
  [
    "throws",
    {
      push: () => {
        throw new Error("a tag's override")
      }
    }
  ],
  ["is no list", 7]
]

test.each(broken)("a layer that %s stops neither selling nor consent (AN-01)", async (_, layer) => {
  Reflect.set(window, "dataLayer", layer)
  expect(() => track({ name: "login" })).not.toThrow()
  expect(() => updateConsentMode(true)).not.toThrow()
  await startTagManager("//tags.example/gtm.js?id=GTM-X")
})

describe("an event (AN-01)", () => {
  test("of a click has the text of the button", () => {
    expect(toldOf({ name: "select_content", item: "recotizar" })).toEqual([
      { event: "select_content", content_type: "boton", item_id: "recotizar" }
    ])
  })

  test.each(["login", "sign_up", "logout"] as const)("of a %s says nothing about the person", (name) => {
    expect(toldOf({ name })).toEqual([{ event: name }])
  })

  test.each(["begin_checkout", "add_payment_info"] as const)("%s clears the sale before it", (name) => {
    expect(toldOf({ name, currency: "ARS", value: 68431.2, items })).toEqual([
      { ecommerce: null },
      { event: name, ecommerce: { currency: "ARS", value: 68431.2, items: [{ item_id: "3", item_name: "SILVER" }] } }
    ])
  })

  test("purchase has its order", () => {
    expect(toldOf({ name: "purchase", order: "10045", currency: "CLP", value: 24990, items })).toEqual([
      { ecommerce: null },
      {
        event: "purchase",
        ecommerce: {
          currency: "CLP",
          value: 24990,
          transaction_id: "10045",
          items: [{ item_id: "3", item_name: "SILVER" }]
        }
      }
    ])
  })
})

describe("personal data never reaches the layer (AN-05, AN-02)", () => {
  const digits = (least: number, most: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((list) => list.join(""))
  const grouped = (number: fc.Arbitrary<string>) =>
    fc
      .tuple(number, fc.constantFrom("", " ", ".", "-", " - "), fc.integer({ min: 2, max: 4 }))
      .map(([text, between, size]) => (text.match(new RegExp(`.{1,${size}}`, "g")) ?? []).join(between))
  const email = fc.emailAddress()
  const card = grouped(digits(13, 19))
  const document = fc.oneof(
    grouped(digits(7, 8)),
    digits(7, 8).map((number) => `${number}-K`)
  )
  const phone = grouped(digits(10, 13)).map((number) => `+54 9 ${number}`)
  const any = fc.oneof(email, card, document, phone)
  const around = fc.tuple(fc.constantFrom("", "plan ", "Viajera: "), fc.constantFrom("", " silver", "."))
  const hidden = fc.tuple(any, around).map(([value, [before, after]]) => ({ value, text: before + value + after }))

  const layerAfter = (event: AnalyticsEvent) => {
    vi.stubGlobal("window", {})
    return JSON.stringify(toldOf(event))
  }

  test("inside a text", () => {
    fc.assert(
      fc.property(hidden, ({ text, value }) => {
        const sold = { currency: text, value: 1, items: [{ id: text, name: text }] }
        expect(layerAfter({ name: "select_content", item: text })).not.toContain(value)
        expect(layerAfter({ name: "begin_checkout", ...sold })).not.toContain(value)
      })
    )
  })

  test("under a key that is not allowed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), hidden, (key, { text, value }) => {
        const more = { [key]: text, email: text, telefono: text, documento: text, CreditCardNumber: text, nombre: text }
        const sold = { currency: "ARS", value: 1, items: [{ ...more, id: "1", name: "SILVER" }], ...more }
        for (const event of [
          { ...more, name: "logout" },
          { ...more, name: "select_content", item: "Salir" },
          { ...sold, name: "purchase", order: "1" }
        ] satisfies ReadonlyArray<AnalyticsEvent>)
          expect(layerAfter(event)).not.toContain(value)
      })
    )
  })

  test("as the number of an order or an amount", () => {
    const sale = { name: "purchase", currency: "ARS", items } as const
    fc.assert(
      fc.property(fc.oneof(email, card), (order) => {
        expect(layerAfter({ ...sale, order, value: 1 })).not.toContain(order)
      })
    )
    fc.assert(
      fc.property(fc.integer({ min: 1_100_000_000, max: Number.MAX_SAFE_INTEGER }), (value) => {
        expect(layerAfter({ ...sale, order: "1", value })).not.toContain(String(value))
      })
    )
  })
})
