import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { emailProblem } from "./reach"
import { documentReading, emailReading, phoneReading } from "./readings"

test("a form that fits twice offers nothing", () => {
  const forms = [
    [/^0(\d{10})$/, "$1"],
    [/^(\d{10})\d$/, "$1"]
  ] as const
  expect(phoneReading("01234567890", forms)).toBeUndefined()
})

// VA-10
describe("an e-mail's host", () => {
  test.each([
    ["ana@gmial.com", "ana@gmail.com"],
    ["ana@gmail.con", "ana@gmail.com"],
    ["ana@gmail.com.ar", "ana@gmail.com"],
    ["ana@gmail", "ana@gmail.com"],
    ["ana@gmail,com", "ana@gmail.com"],
    ["ana@gmail..com", "ana@gmail.com"],
    ["ana@gmail.com.", "ana@gmail.com"],
    ["ana@gmail.com.com", "ana@gmail.com"],
    ["ana@gmal.com", "ana@gmail.com"],
    ["ana@gmaill.con", "ana@gmail.com"],
    ["Ana.Paz+viaje@GMIAL.COM", "Ana.Paz+viaje@gmail.com"],
    [" ana@gmial.com ", "ana@gmail.com"],
    ["ana@homtail.cl", "ana@hotmail.cl"],
    ["ana@hottmail.com", "ana@hotmail.com"],
    ["ana@hotmail.con.ar", "ana@hotmail.com.ar"],
    ["ana@hotmail.comar", "ana@hotmail.com.ar"],
    ["ana@oulook.es", "ana@outlook.es"],
    ["ana@yhaoo.cl", "ana@yahoo.cl"],
    ["ana@iclod.com", "ana@icloud.com"],
    ["ana@live.con.ar", "ana@live.com.ar"],
    ["mailto:ana@example.com", "ana@example.com"],
    ["<ana@example.com>", "ana@example.com"],
    ["Ana Paz <ana@gmial.com>", "ana@gmail.com"],
    ["ana@example.com.", "ana@example.com"],
    ["ana@example.com,", "ana@example.com"],
    ["ana＠ｇｍｉａｌ．ｃｏｍ", "ana@gmail.com"],
    ["ana @example.com", "ana@example.com"],
    ["ana@ example.com", "ana@example.com"],
    ["ana @ gmial.com", "ana@gmail.com"],
    ["Ana arroba gmail.com", "Ana@gmail.com"],
    ["ana arroba gmail punto", "ana@gmail.com"],
    ["ana punto paz arroba gmail punto com", "ana.paz@gmail.com"],
    ["Mi mail es ana arroba example punto com punto ar.", "ana@example.com.ar"],
    ["ana@example.comana@example.com", "ana@example.com"],
    ["ana@example.com ana@example.com", "ana@example.com"],
    ["Ana@example.com; ana@example.com", "Ana@example.com"],
    ["ana@gmial.com,ana@gmial.com", "ana@gmail.com"],
    ["ana@example.com.\nana@example.com.", "ana@example.com"],
    ["Ana Paz <ana@example.com>;", "ana@example.com"],
    ["'ana@example.com'", "ana@example.com"],
    ["“ana@example.com”.", "ana@example.com"],
    ["(ana@example.com)", "ana@example.com"],
    ["**ana@example.com**", "ana@example.com"],
    ["_ana@gmial.com_", "ana@gmail.com"],
    ["`ana@example.com`", "ana@example.com"],
    ["[ana@example.com](mailto:ana@example.com)", "ana@example.com"],
    ["[Ana](mailto:ana@example.com)", "ana@example.com"],
    ["ana@example.com<mailto:ana@example.com>", "ana@example.com"],
    ["mailto:ana@example.com?subject=Viaje%20a%20Rio", "ana@example.com"],
    ["ana@example.com?", "ana@example.com"],
    ["e-mail: ana@example.com", "ana@example.com"],
    ["**E-mail:** ana@example.com", "ana@example.com"],
    ["Correo electrónico:ana@example.com", "ana@example.com"],
    ["email ana@example.com", "ana@example.com"],
    ["Mi mail es ana@example.com.", "ana@example.com"],
    ['"Mi mail es ana@example.com."', "ana@example.com"],
    ["Mi correo es: <ana@gmial.com>", "ana@gmail.com"],
    ["e-mail: _ana@gmail,com", "_ana@gmail.com"]
  ])("%j is asked about as %s", (typed, meant) => expect(emailReading(typed)).toBe(meant))

  test.each([
    "",
    "ana",
    "@gmial.com",
    "a b@gmial.com",
    "ana@example.com;bea@example.com",
    "ana@example.com bea@example.com",
    "ana@example.com\nBcc: bea@example.com",
    "ana maria@example.com",
    "ana@example. com",
    "mi mail @example.com",
    "ana arroba",
    "Mi mail es",
    "ana@example.com: bea@example.com",
    "[ana@example.com](mailto:bea@example.com)",
    "Mis mails: ana@example.com, bea@example.com",
    "ana@example.com? bea@example.com",
    "'ana@example.com",
    "_ana_@example.com",
    "ana@@gmial.com",
    "ana@gmail.com",
    "ana@hotmail.com.ar",
    "ana@hotmail.cl",
    "ana@hotmail.co.uk",
    "ana@outlook.cl",
    "ana@yahoo.com.ar",
    "ana@icloud.com",
    "ana@live.cl",
    "ana@line.com",
    "ana@mail.com",
    "ana@email.com",
    "ana@ymail.com",
    "ana@example.com",
    "ana@empresa.com.ar",
    "ana@gmail.empresa.com",
    "ana@correo.uba.ar",
    "muñoz@español.cl"
  ])("%j raises no question", (typed) => expect(emailReading(typed)).toBeUndefined())

  test("is asked about once: the answer is an e-mail and raises no question", () => {
    const host = fc.constantFrom("gmail.com", "hotmail.com", "yahoo.com.ar", "outlook.cl", "icloud.com")
    fc.assert(
      fc.property(host, fc.nat(20), fc.constantFrom(..."abcdelmo.,"), (host, at, key) => {
        const typed = `ana@${host.slice(0, at)}${key}${host.slice(at + 1)}`
        const meant = emailReading(typed)
        if (meant === undefined) return
        expect(emailProblem(meant)).toBeUndefined()
        expect(emailReading(meant)).toBeUndefined()
      })
    )
  })
})

test("a hostile text does not slow the look for a reading down", () => {
  const started = process.cpuUsage()
  emailReading("a".repeat(100_000))
  emailReading(`a${" ".repeat(100_000)}a`)
  documentReading("d".repeat(100_000), "dni")
  documentReading("·".repeat(100_000), "dni")
  documentReading(`1${" ".repeat(100_000)}1`, "dni")
  documentReading(`${"ana ".repeat(25_000)}1`, "dni")
  phoneReading(`1${"a".repeat(100_000)}`, [])
  expect(process.cpuUsage(started).user).toBeLessThan(250_000)
})
