import { expect, test } from "vitest"
import { brands } from "../../../contracts/fixtures/brands"
import { aCardOfTrip } from "../../../contracts/fixtures/receipt"
import { assistance } from "../../copy/assistance"
import { voiceOf } from "../../copy/overlay"
import { results } from "../../copy/results"
import { road } from "../../copy/road"
import { success } from "../../copy/success"
import { roadOf } from "../../core/service/onTheRoad"
import { dayAfter } from "../../core/trip/tidyDates"
import type { Finding } from "../../journey/service/nearTrip"
import { presentRoad, type RoadWords } from "./presentRoad"

const wordsOf = ({ channel, own, words }: (typeof brands)[number]): RoadWords => {
  const say = voiceOf(own)
  const { lines } = say(assistance).contacts
  return {
    channel,
    copy: words,
    words: say(success),
    lines,
    inApp: false,
    road: say(road),
    places: say(results).places
  }
}

const nothing = { ask: () => {}, find: () => {}, pass: () => {} }

/** So many days after the start of a trip of fourteen days. */
const after = (days: number, shown: RoadWords, finding: Finding = "idle", destination = "EUROPA") => {
  const today = dayAfter(aCardOfTrip.start, days)
  const at = roadOf(aCardOfTrip, today)
  if (!at) throw new Error("The trip is not near.")
  return presentRoad({ trip: { ...aCardOfTrip, destination }, road: at, folded: false }, today, finding, shown, nothing)
}

const shownBy = brands.map((brand) => [brand.id, wordsOf(brand)] as const)

test.each(shownBy)(
  "%s: on the way the first act calls, with a country's code where there is one (OU-on-the-road)",
  (_, shown) => {
    const [call] = after(2, shown).acts
    expect(call).toMatchObject({ label: "Llamar", look: "main", href: expect.stringMatching(/^tel:/) })
    const numbers = [...shown.lines.map(({ value }) => value), ...shown.channel.phones].filter(
      (value) => value.startsWith("+") && !shown.channel.written?.[value]
    )
    if (shown.lines.length === 0 && numbers.length > 0)
      expect(call).toMatchObject({ href: expect.stringMatching(/^tel:\+/) })
  }
)

test.each([-3, 2, 13, 20])(
  "%i days into the trip, a purchase that was asked to be taken back says so (OU-on-the-road)",
  (days) => {
    const [shown] = brands.map(wordsOf)
    if (!shown) throw new Error("There is no brand.")
    const told = { ...aCardOfTrip, withdrawnOn: "2026-11-20" }
    const today = dayAfter(told.start, days)
    const near = { trip: told, road: roadOf(told, today) ?? { is: "return" }, folded: false } as const
    expect(presentRoad(near, today, "idle", shown, nothing).note).toBe("Pediste la baja el 20/11/2026")
  }
)

test.each(shownBy)("%s: a number says when it answers, or answers at any hour (OU-on-the-road)", (_, shown) => {
  const { hours } = shown.channel
  const said = [after(2, shown), after(-3, shown)].map(({ points }) => points.map(({ text }) => text).join(" "))
  const closes = hours !== undefined && shown.lines.length === 0
  for (const text of said) {
    expect(text.includes(`${hours}. Fuera de ese horario, el número que está en tu voucher.`)).toBe(closes)
  }
  const [call] = after(2, shown).acts
  expect(call).toMatchObject({ detail: expect.stringMatching(/^Desde (el exterior|cualquier país)|^Dentro de /) })
})

test.each(shownBy)(
  "%s: the place is offered where messages are taken, and nowhere else (OU-on-the-road)",
  (_, shown) => {
    const taken = shown.lines.some(({ kind }) => kind === "chat") || shown.channel.written !== undefined
    const isOffered = after(2, shown).acts.some(({ icon }) => icon === "whatsapp-logo")
    expect(isOffered).toBe(taken)
    for (const days of [-3, 20]) expect(after(days, shown).acts.map(({ icon }) => icon)).not.toContain("whatsapp-logo")
  }
)

const [, first] = shownBy.find(([id]) => id === brands[0]?.id) ?? []
if (!first) throw new Error("There is no brand.")

test.each([
  ["EUROPA", "Tu viaje a Europa", "Estás en Europa, día 3 de 14", "Volviste de Europa"],
  ["CARIBE", "Tu viaje al Caribe", "Estás en el Caribe, día 3 de 14", "Volviste del Caribe"],
  ["ARGENTINA", "Tu viaje por Argentina", "Estás en Argentina, día 3 de 14", "Volviste de tu viaje"],
  ["MULTIDESTINO", "Tu viaje a varios destinos", "Estás de viaje, día 3 de 14", "Volviste de tu viaje"],
  ["MARTE", "Tu viaje", "Estás de viaje, día 3 de 14", "Volviste de tu viaje"]
])("a trip to %s: '%s', '%s', '%s' (OU-on-the-road)", (destination, before, during, back) => {
  expect(after(-3, first, "idle", destination).eyebrow).toBe(before)
  expect(after(2, first, "idle", destination).title).toBe(during)
  expect(after(20, first, "idle", destination).eyebrow).toBe(back)
})

test("days are told in the singular, and the last ones by their name (OU-on-the-road)", () => {
  expect([after(-2, first), after(-1, first)].map(({ title }) => title)).toEqual(["Faltan 2 días", "Falta 1 día"])
  expect(after(14, first).title).toBe("Hoy volvés")
  expect([42, 43, 44].map((days) => after(days, first).note)).toEqual([
    "Quedan 2 días",
    "Queda 1 día",
    "Hoy es el último día"
  ])
})

test("the plan can be asked while it covers, on a card that knows its rows (OU-on-the-road)", () => {
  const benefits = [{ description: "Demora de equipaje", detail: "USD 100" }]
  const asksOn = (days: number, more: object) => {
    const today = dayAfter(aCardOfTrip.start, days)
    const at = roadOf(aCardOfTrip, today)
    if (!at) throw new Error("The trip is not near.")
    const near = { trip: { ...aCardOfTrip, ...more }, road: at, folded: false }
    return presentRoad(near, today, "idle", first, nothing).acts.some(({ icon }) => icon === "first-aid-kit")
  }
  expect([-3, 2, 14, 20].map((days) => asksOn(days, { benefits }))).toEqual([true, true, true, false])
  expect(asksOn(2, {})).toBe(false)
})

test("a place is told with how far off it may be, and no place as what it is (OU-on-the-road)", () => {
  const chat = (finding: Finding) => after(2, first, finding).acts.find(({ icon }) => icon === "whatsapp-logo")
  expect(chat("finding")).toMatchObject({ busy: true, detail: "Buscando tu ubicación…" })
  expect(chat({ latitude: 41.3874, longitude: 2.1686, within: 11.4 })).toMatchObject({
    detail: "Con tu ubicación, a unos 12 m.",
    href: expect.stringContaining(encodeURIComponent("maps?q=41.38740,2.16860"))
  })
  expect(chat("refused")).toMatchObject({ detail: expect.stringContaining("no nos dio tu ubicación") })
  expect(chat("refused")).toMatchObject({ href: expect.not.stringContaining("maps") })
})
