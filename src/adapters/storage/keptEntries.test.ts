import type { Effect } from "effect"
import fc from "fast-check"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { aProfileDraft } from "../../../contracts/fixtures/account"
import { lost } from "../../../contracts/fixtures/buyer"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aCardOfTrip, aReceipt, buyersPageOver } from "../../../contracts/fixtures/receipt"
import { aDraft } from "../../../contracts/fixtures/searches"
import type { DismissedPurchase } from "../../core/cart/SavedPurchase"
import { type Consent, denied } from "../../core/consent/consent"
import { type KeptKey, lasting } from "../../core/device/kept"
import { browserStorage, plainEntry } from "./browserStorage"
import { DismissedPurchaseStorage } from "./DismissedPurchaseStorage"
import { HandoverStorage } from "./HandoverStorage"
import { KeptCardStorage } from "./KeptCardStorage"
import { markOf } from "./markOf"
import { ownConsent } from "./ownConsent"
import { StartedSearchStorage } from "./StartedSearchStorage"

const now = Date.parse("2026-12-20T12:00:00Z")
beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }))

/**
 * What a page saves under a key, and what it then loads; `nothing` is what it loads of no entry.
 */
interface Entry {
  readonly key: KeptKey
  readonly saved: unknown
  readonly nothing: unknown
  readonly page: (storage: () => Storage) => { readonly save: () => void; readonly load: () => unknown }
}

type Row<Port, Kept> = readonly [
  key: KeptKey,
  saved: unknown,
  save: (port: Port) => Kept,
  load: (port: Port) => Kept,
  nothing?: unknown
]

const plain = <Port>(
  over: (storage: () => Storage) => Port,
  [key, saved, save, load, nothing]: Row<Port, unknown>
): Entry => ({
  key,
  saved,
  nothing,
  page: (storage) => {
    const port = over(storage)
    return { save: () => void save(port), load: () => load(port) }
  }
})

type Ports = ReturnType<typeof buyersPageOver>

/** An entry of the search or of the purchase. */
const bought = ([key, saved, save, load, nothing]: Row<Ports, Effect.Effect<unknown>>): Entry =>
  plain(buyersPageOver, [key, saved, (page) => page.run(save(page)), (page) => page.run(load(page)), nothing])

const email = "ana@example.com"
const typed = { email, draft: aProfileDraft }
const card = { trip: aCardOfTrip, kept: true, savedAt: now }
const measured = { measurement: true, recording: false }
const handed = { name: "Ana", document: "28456712", purchaseDate: "20/12/2026", voucher: "48201936", email }
const address = "https://api.example.com"
const choose = ({ preferences }: Consent) => preferences.are === "ours" && preferences.choose(measured, "")
const isSeventh = ({ isDismissed }: DismissedPurchase) => isDismissed(7) && !isDismissed(8)

const entries: ReadonlyArray<Entry> = [
  bought(["busquedaCotizar", aDraft, ({ search }) => search.save(aDraft), ({ search }) => search.load]),
  bought(["pasajeros", twoPassengers, (all) => all.passengers.save(twoPassengers, []), (all) => all.passengers.load]),
  bought(["datosPersonales", aProfileDraft, ({ profile }) => profile.save(typed), (all) => all.profile.load(email)]),
  bought(["resultadoCompra", aReceipt, ({ receipt }) => receipt.save(aReceipt), ({ receipt }) => receipt.load]),
  bought(["intentoPago", [lost], ({ tries }) => tries.save([lost]), ({ tries }) => tries.load, []]),
  bought(["viajeros", twoPassengers, (all) => all.companions.save(twoPassengers), (all) => all.companions.load]),
  plain(KeptCardStorage, [
    "tarjetaAsistencia",
    card,
    ({ keep }) => keep(aCardOfTrip),
    ({ read }) => read("2026-12-20")
  ]),
  plain(ownConsent, ["preferenciasCookies", measured, choose, ({ state }) => state(), denied]),
  plain(
    (storage) => StartedSearchStorage("MARCA", storage),
    ["cotizacionEmpezada", aDraft, ({ keep }) => keep(aDraft), ({ read }) => read()]
  ),
  plain(HandoverStorage, ["compraElegida", handed, ({ put }) => put(handed), ({ take }) => take()]),
  plain(DismissedPurchaseStorage, ["compraDescartada", true, ({ dismiss }) => dismiss(7), isSeventh, false]),
  ...(["compraExterna", "descuentoVisto", "bannerCerrado"] as const).map((key) =>
    plain((storage) => markOf(key, storage), [key, true, ({ put }) => put(), ({ isThere }) => isThere(), false])
  ),
  plain(
    (storage) => plainEntry(browserStorage(storage), "direccionApi"),
    ["direccionApi", address, ({ write }) => write(address), ({ read }) => read().data]
  )
]

// ST-01, ST-02, ST-03, ST-04
describe.each(entries)("the entry $key", ({ key, nothing, page, saved }) => {
  const aBrowser = (texts = new Map<string, string>()) => ({ texts, open: () => page(() => aLocalStorage(texts)) })

  test("is found by the next document, in an envelope under its key", () => {
    const { open, texts } = aBrowser()
    expect(open().load()).toEqual(nothing)
    open().save()
    expect([...texts.keys()]).toEqual([key])
    expect(JSON.parse(texts.get(key) ?? "")).toEqual({ v: expect.any(Number), savedAt: now, data: expect.anything() })
    expect(open().load()).toEqual(saved)
  })

  test.each(["", "{", "null", "7", '"x"', "[]"])("is none if it reads «%s»", (text) =>
    expect(
      aBrowser(new Map([[key, text]]))
        .open()
        .load()
    ).toEqual(nothing)
  )

  test.each([{ v: 99 }, { data: undefined }])("is none in another version or without data: %j", (other) => {
    const { open, texts } = aBrowser()
    open().save()
    texts.set(key, JSON.stringify({ ...JSON.parse(texts.get(key) ?? ""), ...other }))
    expect(open().load()).toEqual(nothing)
  })

  test("may be any text: reading never throws", () => {
    const { open, texts } = aBrowser()
    open().save()
    const kept = JSON.parse(texts.get(key) ?? "")
    const odd = fc.oneof(fc.jsonValue(), fc.constant({ toString: 1, valueOf: 1 }))
    const withOdd = (entry: object) =>
      fc
        .tuple(fc.constantFrom("other", ...Object.keys(entry)), odd)
        .map(([field, value]) => ({ ...entry, [field]: value }))
    const changed = fc.oneof(
      withOdd(kept),
      withOdd(Object(kept.data)).map((data) => ({ ...kept, data }))
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          changed.map((entry) => JSON.stringify(entry))
        ),
        (text) => {
          texts.set(key, text)
          open().load()
        }
      )
    )
  })

  test.each([
    ["blocked", blockedStorage],
    ["full", () => aFullStorage()]
  ])("lasts as long as the page if the storage is %s", (_, storage) => {
    const { load, save } = page(storage)
    save()
    expect(load()).toEqual(saved)
    expect(page(storage).load()).toEqual(nothing)
  })
})

const expiring = entries.flatMap(({ key, ...entry }) => {
  const limit = lasting[key]
  return typeof limit === "number" ? [{ key, limit, ...entry }] : []
})

// ST-05, TR-15, CO-03
test.each(expiring)(
  "the entry $key is read as long as the list of what is kept says",
  ({ limit, nothing, page, saved }) => {
    const texts = new Map<string, string>()
    const open = () => page(() => aLocalStorage(texts))
    open().save()
    vi.setSystemTime(now + limit - 60_000)
    expect(open().load()).toEqual(saved)
    vi.setSystemTime(now + limit + 60_000)
    expect(open().load()).toEqual(nothing)
  }
)

test("a partner's visit ends for every document of the tab (SH-08)", () => {
  const storage = aLocalStorage()
  markOf("compraExterna", () => storage).put()
  markOf("compraExterna", () => storage).lift()
  expect(markOf("compraExterna", () => storage).isThere()).toBe(false)
})
