import { expect, test, vi } from "vitest"
import { aVoucher } from "../../../contracts/fixtures/account"
import { followedLinks } from "../../../contracts/fixtures/followedLinks"
import { aJourney } from "../../../contracts/fixtures/journey"
import type { AccountApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import { aReceipt } from "../../../contracts/fixtures/receipt"
import type { VoucherDocument } from "../../core/account/voucher"
import type { Receipt } from "../../core/enroll/purchase"
import { makeSuccess } from "./success"

/** The purchase whose voucher is on the list. */
const receipt: Receipt = { ...aReceipt, order: { idSalesOrder: aVoucher.order, reserveId: aVoucher.reserveId } }

const tabs = { blocked: false }
const followed = followedLinks(tabs)
const gone = () => followed.map(({ download, href }) => download ?? href)

const afterBuying = async (account: AccountApiMemoryOptions) => {
  const session = { email: "ana@example.com", verified: true }
  const { journey } = aJourney({ account, kept: { receipt }, visit: { session } })
  const success = makeSuccess(journey)
  await success.enter()
  success.download()
  await vi.waitFor(() => expect(success.fetching.value.is).not.toBe("loading"))
  return success
}

const [bytes] = aVoucher.documents as readonly [VoucherDocument]
const uno = { ...bytes, fileName: "uno.pdf" }
const dos = { ...bytes, fileName: "dos.pdf" }
const elsewhere = { fileName: "v.pdf", url: "https://api.example.com/v.pdf" }
const broken = { fileName: "rota.pdf" }

test.each<readonly [string, ReadonlyArray<VoucherDocument>, string, ReadonlyArray<string>, number]>([
  ["one document", [uno], "given", ["uno.pdf"], 0],
  ["two documents", [uno, dos], "given", ["uno.pdf"], 2],
  ["a broken document before a good one", [broken, dos], "given", ["dos.pdf"], 2],
  ["a document at an address", [elsewhere], "opened", [elsewhere.url], 1],
  ["no document yet", [], "notYet", [], 0],
  ["a broken document", [broken], "failed", [], 0]
])("a voucher with %s", async (_, documents, outcome, links, listed) => {
  const success = await afterBuying({ vouchers: [{ ...aVoucher, documents }] })
  expect([success.outcome.value, gone(), success.papers.value.length]).toEqual([outcome, links, listed])
})

// AC-05
test("a voucher at an address is ready where the browser blocks the tab", async () => {
  tabs.blocked = true
  const success = await afterBuying({ vouchers: [{ ...aVoucher, documents: [elsewhere] }] })
  expect([success.outcome.value, gone(), success.papers.value]).toEqual(["ready", [], [elsewhere]])
  tabs.blocked = false
})

// SU-03
test("a purchase is shown although the login service does not answer", async () => {
  vi.useFakeTimers()
  const { journey } = aJourney({ kept: { receipt }, visit: { undecided: true } })
  const success = makeSuccess(journey)
  void success.enter()
  await vi.advanceTimersByTimeAsync(2000)
  expect(success.found.value).toMatchObject({ receipt: { order: receipt.order }, signedIn: false })
  vi.useRealTimers()
})

test.each<readonly [string, AccountApiMemoryOptions]>([
  ["does not have it", { vouchers: [] }],
  ["does not load", {}]
])("a list that %s has no certificate", async (_, account) => {
  expect((await afterBuying(account)).outcome.value).toBe("failed")
})
