import { expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aCardOfTrip, aPurchase } from "../../../contracts/fixtures/purchase"
import { firstViewWords } from "../../copy/firstView"
import { success } from "../../copy/success"
import { listNames, type PurchaseWords, presentNewPass, presentPass } from "./presentPass"

const shown: PurchaseWords = {
  channel: aChannel,
  copy: firstViewWords(aChannel),
  words: success,
  lines: [],
  inApp: false
}

// OU-18
test("a purchase is one pass: names, place, days, plan, cover, total, and a postmark", () => {
  const pass = presentNewPass(aPurchase, shown, 0)
  expect([pass.lead, pass.place]).toEqual(["Ana y Beatriz", "EUROPA"])
  expect(pass.days.map(({ value }) => value)).toEqual(["10 ene 2027", "25 ene 2027"])
  expect(pass.facts.map(({ label }) => label)).toEqual([
    "Plan",
    "Cobertura",
    "Total",
    "Pasajeros",
    "Reintegros hasta el"
  ])
  expect(pass.again.href).toBe("/cotizar?destino=EUROPA&edades=34,8")
  expect(pass.postmark).toEqual({ place: "EUROPA", day: "10 ene" })
})

test("in the browser of another app the pass says that it may save no file, and where the voucher is", () => {
  expect(presentNewPass(aPurchase, shown, 0).note).toBeUndefined()
  expect(presentNewPass(aPurchase, { ...shown, inApp: true }, 0).note).toContain("está en tu correo")
})

test("a card that was kept without names leads with the place, said once", () => {
  const pass = presentPass({ ...aCardOfTrip, names: [] }, shown, 0)
  expect([pass.lead, pass.place]).toEqual(["EUROPA", undefined])
})

test("missing data of a trip are neither on the pass nor in the calendar", () => {
  const pass = presentNewPass({ ...aPurchase, names: [], destination: "", coverage: "" }, shown, 0)
  expect([pass.lead, pass.place, pass.postmark]).toEqual([aPurchase.item.name, undefined, undefined])
  expect(pass.facts.map(({ label }) => label)).not.toContain("Cobertura")
  expect(decodeURIComponent(pass.calendar?.href ?? "")).toContain(success.calendar.eventAnywhere(aPurchase.item.name))
})

test("a group is named by two and a count", () => {
  const others = (people: number) => `${people} más`
  expect(listNames(["Ana"], aChannel, others)).toBe("Ana")
  expect(listNames(["Ana", "Tomás", "Eva", "Juan"], aChannel, others)).toBe("Ana, Tomás y 2 más")
  expect(listNames([], aChannel, others)).toBe("")
})
