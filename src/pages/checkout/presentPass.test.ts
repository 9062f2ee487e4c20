import { expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aCardOfTrip, aReceipt } from "../../../contracts/fixtures/receipt"
import { firstViewWords } from "../../copy/firstView"
import { success } from "../../copy/success"
import { listNames, type PurchaseWords, presentBefore, presentNewPass, presentPass } from "./presentPass"

const shown: PurchaseWords = {
  channel: aChannel,
  copy: firstViewWords(aChannel),
  words: success,
  lines: [],
  inApp: false
}

// OU-18
test("a purchase is one pass: names, place, days, plan, cover, total, and a postmark", () => {
  const pass = presentNewPass(aReceipt, shown, 0)
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
  expect(presentNewPass(aReceipt, shown, 0).note).toBeUndefined()
  expect(presentNewPass(aReceipt, { ...shown, inApp: true }, 0).note).toContain(
    "está en el correo que diste al comprar"
  )
})

test("a card that was kept without names leads with the place, said once", () => {
  const pass = presentPass({ ...aCardOfTrip, names: [] }, shown, 0)
  expect([pass.lead, pass.place]).toEqual(["EUROPA", undefined])
})

test("a purchase that was asked to be taken back says so beside its plan", () => {
  const { facts } = presentPass({ ...aCardOfTrip, withdrawnOn: "2026-11-20", names: [] }, shown, 0)
  expect(facts[1]).toEqual({ label: "Pediste la baja el", value: "20/11/2026" })
  const bought = presentNewPass({ ...aReceipt, withdrawnOn: "2026-11-20" }, shown, 0)
  expect(bought.facts).toContainEqual(facts[1])
  expect([bought.badge, presentNewPass(aReceipt, shown, 0).badge]).toEqual([undefined, "Confirmada"])
})

test("missing data of a trip are neither on the pass nor in the calendar", () => {
  const pass = presentNewPass({ ...aReceipt, names: [], destination: "", coverage: "" }, shown, 0)
  expect([pass.lead, pass.place, pass.postmark]).toEqual([aReceipt.item.name, undefined, undefined])
  expect(pass.facts.map(({ label }) => label)).not.toContain("Cobertura")
  expect(decodeURIComponent(pass.calendar?.href ?? "")).toContain(success.calendar.eventAnywhere(aReceipt.item.name))
})

test("a group is named by two and a count", () => {
  const others = (people: number) => `${people} más`
  expect(listNames(["Ana"], aChannel, others)).toBe("Ana")
  expect(listNames(["Ana", "Tomás", "Eva", "Juan"], aChannel, others)).toBe("Ana, Tomás y 2 más")
  expect(listNames([], aChannel, others)).toBe("")
})

const twoPhones = {
  ...aChannel,
  phones: ["0800 555 0141", "+54 11 5555 0142"],
  hours: "Lunes a viernes de 9:00 a 18:00"
}
const callOf = (words: PurchaseWords) => presentBefore(words).steps[0]?.text

test("a phone never breaks inside its number, and appears with its own hours", () => {
  expect(callOf({ ...shown, channel: twoPhones })).toBe(
    "0800\u00a0555\u00a00141 / +54\u00a011\u00a05555\u00a00142 · Lunes a viernes de 9:00 a 18:00. Fuera de ese horario, el número que está en tu voucher."
  )
})

test("an assistance line answers at every hour", () => {
  const line = {
    kind: "phone",
    label: "Desde el exterior",
    value: "+54 11 5555 0151",
    href: "tel:+541155550151"
  } as const
  expect(callOf({ ...shown, channel: twoPhones, lines: [line] })).toBe("+54\u00a011\u00a05555\u00a00151, a toda hora.")
})
