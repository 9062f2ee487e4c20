import { describe, expect, test } from "vitest"
import { aVoucher } from "../../../contracts/fixtures/account"
import { aChannel } from "../../../contracts/fixtures/channel"
import { firstViewWords } from "../../copy/firstView"
import { purchases } from "../../copy/purchases"
import { success } from "../../copy/success"
import type { Voucher } from "../../core/account/voucher"
import type { Channel } from "../../core/channel/channel"
import {
  nameOfVoucher,
  presentGiven,
  presentVoucher,
  presentVoucherCard,
  presentVoucherPictures,
  type VouchersShown,
  waysBack
} from "./presentVouchers"

const shown: VouchersShown = { channel: aChannel, words: purchases, today: "2026-12-21" }
const inRow = (voucher: Partial<Voucher>, today = shown.today) =>
  presentVoucher({ ...aVoucher, ...voucher }, { ...shown, today }, 0)

test("a row has its dates in the local format, and the state of the trip", () => {
  expect(inRow({})).toMatchObject({
    plan: "GOLD",
    bought: "20/12/2026",
    trip: "10/01/2027 – 24/01/2027",
    voucher: "48201936",
    state: { label: "Próximo viaje", kind: "soon" }
  })
  expect(inRow({}, "2027-01-10").state).toEqual({ label: "En viaje", kind: "now" })
  expect(inRow({}, "2027-01-25").state).toEqual({ label: "Finalizado", kind: "over" })
})

test.each([
  [[], "Sin datos", undefined],
  [["Ana"], "Ana", []],
  [["Ana", "Inés"], "Ana e Inés", []],
  [["Ana", "Bea", "Cleo"], "Ana, Bea y 1\u00a0más", ["Cleo"]],
  [["Ana", "Bea", "Cleo", "Dina"], "Ana, Bea y 2\u00a0más", ["Cleo", "Dina"]]
])("%j is a line, and a press shows the others", (passengers, text, others) => {
  expect(inRow({ passengers }).passengers).toEqual(others ? { text, others } : { text })
})

test("missing data have words of their own, never an empty text", () => {
  expect(inRow({ plan: "", reserveId: "" })).toMatchObject({ plan: "Asistencia al viajero", voucher: "102" })
})

const untold = { bought: undefined, start: undefined, end: undefined }

test.each<readonly [string, Partial<Voucher>, object]>([
  ["whole", {}, { detail: undefined }],
  ["without its day of buying", { bought: undefined }, { bought: "A confirmar", trip: "10/01/2027 – 24/01/2027" }],
  ["without its first day", { start: undefined }, { trip: "A confirmar – 24/01/2027" }],
  ["without its days", untold, { trip: "A confirmar", state: { label: "A confirmar", kind: "unsure" } }],
  ["without a number", { reserveId: "", order: "" }, { voucher: "A confirmar" }]
])("a purchase %s is a row that says so", (_, voucher, row) => {
  expect(inRow(voucher)).toMatchObject({ detail: "Con datos a confirmar", ...row })
})

test("rows have distinct names, never empty ones", () => {
  const nothing = { ...aVoucher, ...untold, plan: "", reserveId: "", order: "" }
  expect(new Set([0, 1].map((at) => presentVoucher(nothing, shown, at).id)).size).toBe(2)
  expect(nameOfVoucher(nothing, purchases)).toBe("Asistencia al viajero")
  expect(nameOfVoucher({ ...nothing, plan: "GOLD" }, purchases)).toBe("GOLD")
})

test("the message of a download names how it came and, of several, which one", () => {
  const two = { ...aVoucher, documents: [...aVoucher.documents, { fileName: "factura.pdf" }] }
  const told = [
    undefined,
    { voucher: aVoucher, at: 0, how: "given" },
    { voucher: aVoucher, at: 0, how: "opened" },
    { voucher: aVoucher, at: 0, how: "ready" },
    { voucher: two, at: 1, how: "given" }
  ] as const
  expect(told.map((given) => presentGiven(given, purchases, false))).toEqual([
    "",
    "Buscá el certificado 48201936 en tus descargas.",
    "Abrimos el certificado 48201936 en otra pestaña.",
    "Ya está listo: el certificado 48201936.",
    "Buscá factura.pdf en tus descargas."
  ])
  // AC-05
  expect(told.map((given) => presentGiven(given, purchases, true))).toEqual([
    "",
    purchases.inApp,
    "Abrimos el certificado 48201936 en otra pestaña.",
    "Ya está listo: el certificado 48201936.",
    purchases.inApp
  ])
})

describe("a purchase can be cancelled", () => {
  const paths = (today: string, cancellation: Channel["cancellation"]) =>
    waysBack(aVoucher, { ...shown, today, channel: { ...aChannel, cancellation } }).map(({ href }) => href)

  test.each([
    ["2026-12-30", ["/arrepentimiento", "/bajaservicio"], ["/anulacioncobertura"]],
    ["2026-12-31", ["/bajaservicio"], []],
    ["2027-01-10", ["/bajaservicio"], []],
    ["2027-01-25", [], []]
  ])("on %s by %j, or by %j", (today, withdrawal, annulment) => {
    expect(paths(today, "withdrawal")).toEqual(withdrawal)
    expect(paths(today, "annulment")).toEqual(annulment)
  })
})

describe("the card", () => {
  const shownOn = (today: string) => ({
    success: { channel: aChannel, copy: firstViewWords(aChannel), words: success, lines: [], inApp: false },
    vouchers: purchases,
    today
  })
  const cardOn = (today: string, voucher: Partial<Voucher> = {}) =>
    presentVoucherCard({ ...aVoucher, ...voucher }, shownOn(today), Date.parse(today))
  const picturesOn = (today: string, voucher: Partial<Voucher> = {}) =>
    presentVoucherPictures({ ...aVoucher, ...voucher }, cardOn(today, voucher), shownOn(today))

  test("names every passenger; the calendar's file names none", () => {
    const card = cardOn("2026-12-21")
    expect(card.lead).toBe("Ana Martínez y Beatriz Muñoz")
    expect([...card.days, ...card.facts].map(({ value }) => value)).toEqual([
      "10 ene 2027",
      "24 ene 2027",
      "GOLD",
      "23/02/2027"
    ])
    const family = cardOn("2026-12-21", { passengers: ["Ana Martínez", "Beatriz Muñoz", "Eva Muñoz"] })
    expect(family.lead).toBe("Ana Martínez, Beatriz Muñoz y 1\u00a0más")
    expect(family.facts.map(({ value }) => value)).toContain("Ana Martínez, Beatriz Muñoz y Eva Muñoz")
    const file = decodeURIComponent(card.calendar?.href ?? "")
    expect(file).toContain("SUMMARY:Viaje: asistencia GOLD")
    expect(file).toContain("48201936")
    expect(file).not.toMatch(/Ana|Beatriz/)
  })

  test("offers no calendar once the trip has begun", () => {
    expect(cardOn("2027-01-10").calendar).toBeUndefined()
  })

  test("says what is not known, and then has no calendar", () => {
    const card = cardOn("2026-12-21", { reserveId: "", order: "", end: undefined })
    expect(card.voucher).toMatchObject({ label: "Nº de voucher", number: "A confirmar" })
    expect(card.days.map(({ value }) => value)).toEqual(["10 ene 2027", "A confirmar"])
    expect(card.calendar).toBeUndefined()
  })

  test("without a voucher's number has the order's", () => {
    expect(cardOn("2026-12-21", { reserveId: "" }).voucher).toMatchObject({ label: "Nº de compra", number: "102" })
  })

  // OU-in-the-chat
  test("is a picture for each traveller, with what the list tells of the trip", () => {
    const [ana, beatriz, ...others] = picturesOn("2026-12-21")
    expect(others).toEqual([])
    expect([ana?.label, ana?.lines, beatriz?.label]).toEqual(["Ana Martínez", ["Ana Martínez"], "Beatriz Muñoz"])
    expect(ana?.days.map(({ value }) => value)).toEqual(["10 ene 2027", "24 ene 2027"])
    expect(ana?.facts.map(({ value }) => value)).toEqual(["GOLD", "48201936"])
    expect(ana?.phones.lines[0]?.value).toBe(aChannel.phones[0])
  })

  test("is one picture where the list has no names, and says which day is not known", () => {
    const [all, ...others] = picturesOn("2026-12-21", { passengers: [], start: undefined })
    expect(others).toEqual([])
    expect([all?.label, all?.lines]).toEqual(["Mandar la tarjeta", ["Tu tarjeta de asistencia"]])
    expect(all?.days.map(({ value }) => value)).toEqual(["A confirmar", "24 ene 2027"])
  })

  test("is no picture once the trip is over", () => {
    expect(picturesOn("2027-01-24")).toHaveLength(2)
    expect(picturesOn("2027-01-25")).toEqual([])
  })
})
