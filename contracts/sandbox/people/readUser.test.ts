import { expect, test } from "vitest"
import { channels } from "../channels"
import { aUser } from "../selling"
import { openStore } from "../store"
import { registrationOfAna } from "./people"
import { readUser } from "./readUser"
import { openUserBook } from "./userBook"

/** The fields of a registration that are refused in a channel. */
const refused = (fields: object, code = "B2C") => {
  const channel = channels.get(code)
  if (channel === undefined) throw new Error(`no channel ${code}`)
  const read = readUser(aUser(fields), { channel, email: "bruno@example.com", today: "2026-02-01" })
  return "problems" in read ? read.problems.map(({ campo }) => campo) : []
}

test.each([
  ["name", "  L "],
  ["email", "Bruno@example.com"],
  ["documentType", 4],
  ["documentNumber", "12345678-5"],
  ["birthday", "1992-02-30T00:00:00"],
  ["birthday", "2026-02-02T00:00:00"],
  ["birthday", "1850-01-01T00:00:00"],
  ["phone", "114444555"]
])("a registration with the %s %j is refused", (field, value) => expect(refused({ [field]: value })).toEqual([field]))

test.each([
  ["12345678-5", true],
  ["20347878-k", true],
  ["12345678-6", false],
  ["12.345.678-5", false],
  ["28456712", false]
])("the RUT %s in Chile: %j", (documentNumber, isRight) => {
  const told = refused({ documentType: 4, documentNumber, country: "CHL" }, "B2CCHILE")
  expect(told).toEqual(isRight ? [] : ["documentNumber"])
})

test("the cast is as before after a new start; the registrations of others stay", () => {
  const store = openStore()
  const book = openUserBook(store)
  book.save("BELO", { ...registrationOfAna({ document: "dni" }), phone: "1100000000" })
  for (const email of ["bruno@example.com", "dora@example.com"]) book.save("B2C", aUser({ email }))
  const again = openUserBook(store)
  expect(again.of("ana@example.com", "BELO")).toEqual(registrationOfAna({ document: "dni" }))
  expect(again.of("bruno@example.com", "B2C")).toBeUndefined()
  expect(again.of("dora@example.com", "B2C")).toEqual(aUser({ email: "dora@example.com" }))
})
