import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { aProfileDraft } from "../../../contracts/fixtures/account"
import { lost } from "../../../contracts/fixtures/buyer"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aCardOfTrip, aPurchase, buyersPageOver } from "../../../contracts/fixtures/purchase"
import { aDraft } from "../../../contracts/fixtures/searches"
import { denied } from "../../core/consent/consent"
import { type KeptKey, lasting } from "../../core/device/kept"
import { DismissedPurchaseStorage } from "./DismissedPurchaseStorage"
import { HandoverStorage } from "./HandoverStorage"
import { KeptCardStorage } from "./KeptCardStorage"
import { ownConsent } from "./ownConsent"
import { ApiUrlStorage, ClosedBannerStorage, ExternalVisitStorage, SeenDiscountStorage } from "./SessionMarks"
import { StartedSearchStorage } from "./StartedSearchStorage"

const now = Date.parse("2026-12-20T12:00:00Z")
beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

/**
 * What a page saves under a key, and what it then loads; `nothing` is what it loads of no entry.
 */
interface Entry {
  readonly key: KeptKey
  readonly saved: unknown
  readonly nothing?: unknown
  readonly page: (storage: () => Storage) => { readonly save: () => void; readonly load: () => unknown }
}

const email = "ana@example.com"
const measured = { measurement: true, recording: false }
const handed = { name: "Ana", document: "28456712", purchaseDate: "20/12/2026", voucher: "48201936", email }
const address = "https://api.example.com"

const entries: ReadonlyArray<Entry> = [
  {
    key: "busquedaCotizar",
    saved: aDraft,
    page: (storage) => {
      const { run, search } = buyersPageOver(storage)
      return { save: () => void run(search.save(aDraft)), load: () => run(search.load) }
    }
  },
  {
    key: "pasajeros",
    saved: twoPassengers,
    page: (storage) => {
      const { passengers, run } = buyersPageOver(storage)
      return { save: () => void run(passengers.save(twoPassengers, [])), load: () => run(passengers.load) }
    }
  },
  {
    key: "datosPersonales",
    saved: aProfileDraft,
    page: (storage) => {
      const { profile, run } = buyersPageOver(storage)
      return {
        save: () => void run(profile.save({ email, draft: aProfileDraft })),
        load: () => run(profile.load(email))
      }
    }
  },
  {
    key: "resultadoCompra",
    saved: aPurchase,
    page: (storage) => {
      const { purchase, run } = buyersPageOver(storage)
      return { save: () => void run(purchase.save(aPurchase)), load: () => run(purchase.load) }
    }
  },
  {
    key: "intentoPago",
    saved: [lost],
    nothing: [],
    page: (storage) => {
      const { run, tries } = buyersPageOver(storage)
      return { save: () => void run(tries.save([lost])), load: () => run(tries.load) }
    }
  },
  {
    key: "viajeros",
    saved: twoPassengers,
    page: (storage) => {
      const { companions, run } = buyersPageOver(storage)
      return { save: () => void run(companions.save(twoPassengers)), load: () => run(companions.load) }
    }
  },
  {
    key: "tarjetaAsistencia",
    saved: { trip: aCardOfTrip, kept: true },
    page: (storage) => {
      const { keep, read } = KeptCardStorage(storage)
      return { save: () => void keep(aCardOfTrip), load: () => read("2026-12-20") }
    }
  },
  {
    key: "preferenciasCookies",
    saved: measured,
    nothing: denied,
    page: (storage) => {
      const { preferences, state } = ownConsent(storage)
      return { save: () => preferences.are === "ours" && preferences.choose(measured, ""), load: state }
    }
  },
  {
    key: "cotizacionEmpezada",
    saved: aDraft,
    page: (storage) => {
      const { keep, read } = StartedSearchStorage(storage)
      return { save: () => keep(aDraft), load: read }
    }
  },
  {
    key: "compraElegida",
    saved: handed,
    page: (storage) => {
      const { put, take } = HandoverStorage(storage)
      return { save: () => void put(handed), load: take }
    }
  },
  {
    key: "compraDescartada",
    saved: true,
    nothing: false,
    page: (storage) => {
      const { dismiss, isDismissed } = DismissedPurchaseStorage(storage)
      return { save: () => void dismiss(7), load: () => isDismissed(7) && !isDismissed(8) }
    }
  },
  {
    key: "compraExterna",
    saved: true,
    nothing: false,
    page: (storage) => {
      const { begin, isUnderWay } = ExternalVisitStorage(storage)
      return { save: begin, load: isUnderWay }
    }
  },
  {
    key: "descuentoVisto",
    saved: true,
    nothing: false,
    page: (storage) => {
      const { isSeen, see } = SeenDiscountStorage(storage)
      return { save: see, load: isSeen }
    }
  },
  {
    key: "bannerCerrado",
    saved: true,
    nothing: false,
    page: (storage) => {
      const { close, isClosed } = ClosedBannerStorage(storage)
      return { save: close, load: isClosed }
    }
  },
  {
    key: "direccionApi",
    saved: address,
    page: (storage) => {
      const { keep, read } = ApiUrlStorage(storage)
      return { save: () => keep(address), load: read }
    }
  }
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

  test("is none in another version", () => {
    const { open, texts } = aBrowser()
    open().save()
    texts.set(key, JSON.stringify({ ...JSON.parse(texts.get(key) ?? ""), v: 99 }))
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
  ExternalVisitStorage(() => storage).begin()
  ExternalVisitStorage(() => storage).end()
  expect(ExternalVisitStorage(() => storage).isUnderWay()).toBe(false)
})
