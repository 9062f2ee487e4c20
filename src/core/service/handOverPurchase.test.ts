import { expect, test } from "vitest"
import { aProfile, aVoucher } from "../../../contracts/fixtures/account"
import { handOverPurchase } from "./handOverPurchase"

const buyer = { email: "ana@example.com", profile: aProfile, document: "dni" } as const

test("a purchase fills the cancellation form", () => {
  expect(handOverPurchase(aVoucher, buyer)).toEqual({
    name: "Ana Martínez",
    document: "28456712",
    purchaseDate: "20/12/2026",
    voucher: "48201936",
    email: "ana@example.com"
  })
})

test.each([
  ["without a profile", undefined],
  ["of another person", { ...aProfile, name: "Beatriz" }],
  ["of another country", { ...aProfile, document: "12.345.678-5" }],
  ["that is empty", { ...aProfile, document: "" }]
])("a document %s is left out", (_whose, profile) => {
  expect(handOverPurchase(aVoucher, { ...buyer, profile }).document).toBe("")
})

test("a name matches in spite of other accents and capitals", () => {
  const voucher = { ...aVoucher, passengers: ["ANA MARTINEZ"] }
  expect(handOverPurchase(voucher, buyer)).toMatchObject({ name: "ANA MARTINEZ", document: "28456712" })
})

test("a RUT gets its usual format", () => {
  const profile = { ...aProfile, document: "123456785" }
  expect(handOverPurchase(aVoucher, { ...buyer, profile, document: "rut" }).document).toBe("12.345.678-5")
})

test("without passengers the profile gives the name; without both it stays empty", () => {
  const voucher = { ...aVoucher, passengers: [] }
  expect(handOverPurchase(voucher, buyer)).toMatchObject({ name: "Ana Martínez", document: "28456712" })
  expect(handOverPurchase(voucher, { ...buyer, profile: undefined })).toMatchObject({ name: "", document: "" })
})

test.each([
  ["AR-48201936", "AR-48201936"],
  ["4820 1936", "4820 1936"],
  ["", "102"],
  ["ABC", "102"]
])("a voucher %o goes along whole; if the form cannot hold it, the order's number does", (reserveId, voucher) => {
  expect(handOverPurchase({ ...aVoucher, reserveId }, buyer).voucher).toBe(voucher)
})

test("unknown data stays empty", () => {
  const untold = { ...aVoucher, reserveId: "ABC", order: "", bought: undefined }
  expect(handOverPurchase(untold, buyer)).toMatchObject({ voucher: "", purchaseDate: "" })
})
