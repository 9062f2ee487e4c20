import { expect, test } from "vitest"
import { openDatabase } from "../database"
import type { SaleDetails } from "./sale"
import { openSaleBook } from "./saleBook"

test("an order whose mail cannot be stored is not stored either", { timeout: 60_000 }, async () => {
  const db = await openDatabase()
  const book = await openSaleBook(db, () => new Date())
  const details = { amount: 1 } as SaleDetails
  const entry = { channel: "X", key: "k", digest: "d", trip: "t", buyer: undefined, details }
  const lost = book.add(entry, async () => {
    throw new Error("no mail")
  })
  await expect(lost).rejects.toThrow("no mail")
  expect(await book.byKey("X", "k")).toBeUndefined()
  const added = await book.add(entry, async () => undefined)
  expect((await book.byKey("X", "k"))?.sale.id).toBe(added?.sale.id)
  await db.close()
})
