import { expect, test } from "vitest"
import { channels } from "./channels"
import { drawVoucher } from "./sales/drawVoucher"
import { pastSales } from "./sales/pastSales"

test("a voucher is drawn once, however often its buyer asks for the list", async () => {
  const list = () => Promise.all([...channels.values()].flatMap(pastSales).map(drawVoucher))
  const [first, again] = [await list(), await list()]
  expect(first.length).toBeGreaterThan(0)
  expect(again.filter((bytes, nth) => bytes !== first[nth])).toEqual([])
})
