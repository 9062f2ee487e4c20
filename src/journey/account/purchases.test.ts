import { beforeEach, describe, expect, test, vi } from "vitest"
import { aVoucher } from "../../../contracts/fixtures/account"
import { followedLinks } from "../../../contracts/fixtures/followedLinks"
import { aJourney } from "../../../contracts/fixtures/journey"
import type { AccountApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import { makePurchases } from "./purchases"

const ana = { email: "ana@example.com", verified: true }

const tabs = { blocked: false }
const followed = followedLinks(tabs)

beforeEach(() => {
  tabs.blocked = false
})

/** Ana's list, once it is loaded or lost. */
const aList = async (account: AccountApiMemoryOptions) => {
  const { journey } = aJourney({ visit: { session: ana }, account })
  await journey.visit.askSession()
  const purchases = makePurchases(journey)
  purchases.enter()
  await vi.waitFor(() => expect(purchases.state.value.is).not.toBe("loading"))
  return { journey, purchases }
}

describe("the list", () => {
  test("that is lost can be loaded again", async () => {
    const account: AccountApiMemoryOptions = {}
    const { journey, purchases } = await aList(account)
    expect(purchases.state.value.is).toBe("failed")
    account.vouchers = []
    purchases.enter()
    await vi.waitFor(() => expect(purchases.state.value).toEqual({ is: "done", value: { vouchers: [], unread: 0 } }))
    expect(journey.visit.session.value).toEqual(ana)
  })

  test("of an expired session ends the session of the visit", async () => {
    const { journey } = await aList({ over: true })
    expect(journey.visit.session.value).toBeUndefined()
  })

  test("whose session ends before the profile comes ends the session of the visit too", async () => {
    const account: AccountApiMemoryOptions = {
      get vouchers() {
        account.over = "already"
        return [aVoucher]
      }
    }
    const { journey, purchases } = await aList(account)
    expect(purchases.state.value.is).toBe("done")
    await vi.waitFor(() => expect(journey.visit.session.value).toBeUndefined())
  })

  test("can be stopped, and asked for again", () => {
    const purchases = makePurchases(aJourney({ account: { delay: "forever" } }).journey)
    purchases.enter()
    purchases.stop()
    expect([purchases.state.value.is, purchases.stopped.value]).toEqual(["idle", true])
    purchases.enter()
    expect([purchases.state.value.is, purchases.stopped.value]).toEqual(["loading", false])
  })
})

describe("a certificate", () => {
  test("downloads once for many presses, under its name", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    const { certificates } = makePurchases(aJourney().journey)
    await Promise.all([certificates.download(aVoucher, 0), certificates.download(aVoucher, 0)])
    expect(followed.map(({ download }) => download)).toEqual(["voucher-48201936.pdf"])
    expect(followed[0]?.href).toMatch(/^blob:/)
    expect(certificates.given.value).toEqual({ voucher: aVoucher, at: 0, how: "given" })
    vi.advanceTimersByTime(1000)
    await certificates.download(aVoucher, 0)
    expect(followed).toHaveLength(2)
  })

  test("with an address only opens in a tab that has no access to this one", async () => {
    const { certificates } = makePurchases(aJourney().journey)
    const url = "https://papers.example/48201936.pdf"
    await certificates.download({ ...aVoucher, documents: [{ fileName: "v.pdf", url }] }, 0)
    expect(followed).toEqual([{ href: url, target: "_blank", opener: null }])
    expect(certificates.given.value?.how).toBe("opened")
  })

  // AC-05
  test("whose tab the browser blocks is ready at its address", async () => {
    tabs.blocked = true
    const { certificates } = makePurchases(aJourney().journey)
    const url = "https://papers.example/48201936.pdf"
    await certificates.download({ ...aVoucher, documents: [{ fileName: "v.pdf", url }] }, 0)
    expect([certificates.given.value, followed]).toEqual([expect.objectContaining({ how: "ready", url }), []])
  })

  test.each([
    ["no document", []],
    ["one without a PDF and an address", [{ fileName: "v.pdf" }]]
  ])("of which there is %s is fetched once more, then reported missing", async (_what, documents) => {
    const broken = { ...aVoucher, documents }
    const account: AccountApiMemoryOptions = { vouchers: [broken] }
    const { certificates } = makePurchases(aJourney({ account }).journey)
    await certificates.download(broken, 0)
    expect([certificates.missed.value, certificates.busy.value]).toEqual([broken, undefined])
    account.vouchers = [{ ...aVoucher, reserveId: "other" }, aVoucher]
    await certificates.download(broken, 0)
    expect([certificates.missed.value, certificates.given.value]).toEqual([
      undefined,
      { voucher: broken, at: 0, how: "given" }
    ])
    expect(followed).toHaveLength(1)
  })

  test("of several is the wanted one, at once after another too", async () => {
    const [one] = aVoucher.documents
    const documents = ["uno.pdf", "dos.pdf"].map((fileName) => ({ ...one, fileName }))
    const both = { ...aVoucher, documents }
    const { certificates } = makePurchases(aJourney().journey)
    await certificates.download(both, 1)
    await certificates.download(both, 1)
    await certificates.download(both, 0)
    expect(followed.map(({ download }) => download)).toEqual(["dos.pdf", "uno.pdf"])
    expect(certificates.given.value).toEqual({ voucher: both, at: 0, how: "given" })
  })

  test("of a purchase without numbers is never that of another", async () => {
    const unnumbered = { ...aVoucher, reserveId: "", order: "" }
    const broken = { ...unnumbered, plan: "SILVER", documents: [{ fileName: "v.pdf" }] }
    const account: AccountApiMemoryOptions = { vouchers: [unnumbered] }
    const { certificates } = makePurchases(aJourney({ account }).journey)
    await certificates.download(broken, 0)
    expect([certificates.missed.value, followed]).toEqual([broken, []])
    account.vouchers = [unnumbered, { ...unnumbered, plan: "SILVER" }]
    await certificates.download(broken, 0)
    expect(followed).toHaveLength(1)
  })

  test("of an expired session ends the session of the visit", async () => {
    const account: AccountApiMemoryOptions = { vouchers: [] }
    const { journey, purchases } = await aList(account)
    account.over = true
    await purchases.certificates.download({ ...aVoucher, documents: [] }, 0)
    expect(journey.visit.session.value).toBeUndefined()
  })
})
