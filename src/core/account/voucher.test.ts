import { describe, expect, test } from "vitest"
import { aVoucher } from "../../../contracts/fixtures/account"
import { canWithdraw, isSamePurchase, newestFirst, stageOf, type VoucherStage, voucherOf } from "./voucher"

const trip = { start: "2027-01-10", end: "2027-01-24" }

describe("a trip", () => {
  test.each<readonly [string, VoucherStage]>([
    ["2027-01-09", "ahead"],
    ["2027-01-10", "underWay"],
    ["2027-01-24", "underWay"],
    ["2027-01-25", "over"]
  ])("is on %s %s", (today, stage) => expect(stageOf(trip, today)).toBe(stage))
})

describe("a trip with an unknown day", () => {
  test.each<readonly [string, string | undefined, string | undefined, VoucherStage]>([
    ["before its only day, the first", "2027-01-10", undefined, "ahead"],
    ["after its only day, the last", undefined, "2027-01-09", "over"],
    ["once it began", "2027-01-09", undefined, "unknown"],
    ["until it ends", undefined, "2027-01-09", "unknown"],
    ["ever", undefined, undefined, "unknown"]
  ])("%s: from %s to %s is %s", (when, start, end, stage) => {
    const today = when.startsWith("after") ? "2027-01-10" : "2027-01-09"
    expect(stageOf({ start, end }, today)).toBe(stage)
  })

  test.each([
    ["no day known", {}, true],
    ["unknown purchase day, before the start", { start: "2026-12-21" }, true],
    ["unknown purchase day, after the start", { start: "2026-12-20" }, false],
    ["bought ten days ago", { bought: "2026-12-10" }, true],
    ["bought earlier", { bought: "2026-12-09" }, false],
    ["over", { end: "2026-12-19" }, false]
  ])("can be cancelled unless a known day forbids it: %s", (_, told, can) => {
    const untold = { ...aVoucher, bought: undefined, start: undefined, end: undefined }
    expect(canWithdraw({ ...untold, ...told }, "2026-12-20")).toBe(can)
  })
})

describe("a purchase can be cancelled (WD-09)", () => {
  test.each([
    ["on the day of purchase", "2026-12-20", "2026-12-20", "2027-01-10", true],
    ["on the tenth day", "2026-12-20", "2026-12-30", "2027-01-10", true],
    ["on the eleventh day", "2026-12-20", "2026-12-31", "2027-01-10", false],
    ["on the day before the coverage", "2027-01-05", "2027-01-09", "2027-01-10", true],
    ["on the first day of the coverage", "2027-01-05", "2027-01-10", "2027-01-10", false],
    ["on the day before the purchase, in another time zone", "2026-12-21", "2026-12-20", "2027-01-10", true]
  ])("%s: bought %s, today %s, from %s: %s", (_, bought, today, start, can) => {
    expect(canWithdraw({ ...aVoucher, bought, start, end: "2028-12-31" }, today)).toBe(can)
  })
})

describe("the list of purchases", () => {
  const bought = (reserveId: string, day: string, start = "2027-01-10") => ({
    ...aVoucher,
    reserveId,
    bought: day,
    start
  })
  const ids = (vouchers: Parameters<typeof newestFirst>[0]) => newestFirst(vouchers).map(({ reserveId }) => reserveId)

  test("starts with the newest; within a day, the earliest trip comes first (AC-03)", () => {
    const rows = [
      bought("old", "2025-01-03"),
      bought("late", "2026-12-20", "2027-02-01"),
      bought("soon", "2026-12-20", "2027-01-05"),
      bought("newest", "2026-12-21")
    ]
    expect(ids(rows)).toEqual(["newest", "soon", "late", "old"])
    expect(rows.map(({ reserveId }) => reserveId)).toEqual(["old", "late", "soon", "newest"])
  })

  test("puts an unknown purchase day first, an unknown start last", () => {
    const unsure = [bought("b", "2026-12-20"), { ...bought("a", ""), bought: undefined }]
    expect(ids(unsure)).toEqual(["a", "b"])
    expect(ids([{ ...bought("b", "2026-12-20"), start: undefined }, bought("a", "2026-12-20")])).toEqual(["a", "b"])
  })

  test("keeps the provider's order for purchases of one day", () => {
    expect(ids([bought("b", "2026-12-20"), bought("a", "2026-12-20")])).toEqual(["b", "a"])
    expect(ids([])).toEqual([])
  })
})

// AC-05
test.each([
  ["its own number", { reserveId: "R-2", idSalesOrder: "A" }, "R-2"],
  ["the order's number, where its own is unknown", { reserveId: "R-9", idSalesOrder: "B" }, "R-2"],
  ["the order's number, where the provider gave no other", { reserveId: "", idSalesOrder: "A" }, "R-1"],
  ["no empty number", { reserveId: "", idSalesOrder: "" }, undefined]
])("the voucher of an order is found by %s", (_, order, found) => {
  const vouchers = [
    { ...aVoucher, reserveId: "", order: "" },
    { ...aVoucher, reserveId: "R-1", order: "A" },
    { ...aVoucher, reserveId: "R-2", order: "B" }
  ]
  expect(voucherOf(vouchers, order)?.reserveId).toBe(found)
})

// AC-05
test.each([
  ["with new documents", aVoucher, { documents: [] }, true],
  ["told anew under the same numbers", aVoucher, { plan: "SILVER" }, true],
  ["of another number", aVoucher, { reserveId: "other" }, false],
  ["without numbers, alike in all but documents", { ...aVoucher, reserveId: "", order: "" }, { documents: [] }, true],
  ["without numbers, of another plan", { ...aVoucher, reserveId: "", order: "" }, { plan: "SILVER" }, false]
])("whether an entry %s is the same purchase", (_, one, change, same) => {
  expect(isSamePurchase(one, { ...one, ...change })).toBe(same)
})
