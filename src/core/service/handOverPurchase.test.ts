import { expect, test } from "vitest"
import { aProfile, aVoucher } from "../../../contracts/fixtures/account"
import { handOverPurchase } from "./handOverPurchase"

const buyer = { email: "ana@example.com", profile: aProfile, document: "dni" } as const

test("a purchase goes along as the form wants it", () => {
  expect(handOverPurchase(aVoucher, buyer)).toEqual({
    name: "Ana Martínez",
    document: "28456712",
    purchaseDate: "20/12/2026",
    voucher: "48201936",
    email: "ana@example.com"
  })
})

test.each([
  ["of nobody", undefined],
  ["of somebody else", { ...aProfile, name: "Beatriz" }],
  ["of another country", { ...aProfile, document: "12.345.678-5" }],
  ["that was not told", { ...aProfile, document: "" }]
])("a document %s does not", (_whose, profile) => {
  expect(handOverPurchase(aVoucher, { ...buyer, profile }).document).toBe("")
})

test("a name is the same with other accents and capitals", () => {
  const voucher = { ...aVoucher, passengers: ["ANA MARTINEZ"] }
  expect(handOverPurchase(voucher, buyer)).toMatchObject({ name: "ANA MARTINEZ", document: "28456712" })
})

test("a RUT is written as it is there", () => {
  const profile = { ...aProfile, document: "123456785" }
  expect(handOverPurchase(aVoucher, { ...buyer, profile, document: "rut" }).document).toBe("12.345.678-5")
})

test("without passengers it is in the name of the profile, and without either in none", () => {
  const voucher = { ...aVoucher, passengers: [] }
  expect(handOverPurchase(voucher, buyer)).toMatchObject({ name: "Ana Martínez", document: "28456712" })
  expect(handOverPurchase(voucher, { ...buyer, profile: undefined })).toMatchObject({ name: "", document: "" })
})

test.each([
  ["AR-48201936", "AR-48201936"],
  ["4820 1936", "4820 1936"],
  ["", "102"],
  ["ABC", "102"]
])("a voucher %o goes along whole, and the order's number where the form cannot hold it", (reserveId, voucher) => {
  expect(handOverPurchase({ ...aVoucher, reserveId }, buyer).voucher).toBe(voucher)
})

test("what is not told does not go along", () => {
  const untold = { ...aVoucher, reserveId: "ABC", order: "", bought: undefined }
  expect(handOverPurchase(untold, buyer)).toMatchObject({ voucher: "", purchaseDate: "" })
})
