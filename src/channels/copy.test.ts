import { describe, expect, test } from "vitest"
import { brands } from "../../contracts/fixtures/brands"
import { specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import { textsOf } from "../../tests/texts/textsOf"
import { overlay } from "../copy/overlay"
import { results } from "../copy/results"

/* The specified sentences are asserted in their screens, by tests/texts; here are the rules between brands. */
const worded = brands.map(({ own, words, ...brand }) => ({
  ...brand,
  copy: { ...words, results: overlay(results, own.results ?? {}) }
}))

const copyOf = (id: string) => worded.find((one) => one.id === id)?.copy ?? expect.fail(`no channel ${id}`)

describe("titles", () => {
  test.each(worded)("the first hero of $id has three bullets", ({ copy }) => {
    expect(copy.home.heroes[0].bullets).toHaveLength(3)
  })

  test("each channel has its own opt-in text", () => {
    const asked = worded.map(({ copy }) => copy.quote.subscribe)
    expect(new Set(asked).size).toBe(worded.length)
    for (const text of asked) expect(text).toMatch(/^Quiero recibir información .+\.$/)
  })

  test.each(specifiedChannels)("the buy button of $id reads $buy", ({ buy, id }) => {
    expect(copyOf(id).results.buy).toBe(buy)
  })
})

describe("home", () => {
  // HO-03
  test("channels share no banner, and each banner is short and has two lines", () => {
    const banners = worded.flatMap(({ copy }) => copy.home.heroes)
    const said = banners.flatMap(({ text, title }) => [title, text])
    expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([])
    for (const { bullets, quoteButton, text, title } of banners) {
      expect(title.split(",").map((line) => line.trim().length > 0)).toEqual([true, true])
      expect(text.length).toBeLessThan(130)
      expect(bullets.length).toBeGreaterThanOrEqual(2)
      expect(quoteButton).not.toBe(false)
    }
  })

  test.each(worded)("$id has the benefits that are specified, in their order", ({ copy, id }) => {
    const { cards } = copy.home.benefits
    const titles: Record<string, ReadonlyArray<string>> = {
      b2c: ["Telemedicina 24/7", "Cobertura Mundial", "Asistencia 24/7", "Garantía"],
      b2cchile: ["Red Internacional", "Asistencia 24/7", "Planes Anuales"]
    }
    expect(cards.map((card) => card.title)).toEqual(titles[id] ?? ["Cobertura Mundial", "Asistencia 24/7", "Garantía"])
  })

  test("each stamp has a card", () => {
    for (const { copy, looks } of worded) expect(copy.home.benefits.cards).toHaveLength(looks.benefits.length)
  })

  test("Chile's annual plans are for many trips in 12 months, each of up to 30 or 60 consecutive days", () => {
    expect(copyOf("b2cchile").home.benefits.cards.at(-1)?.text).toBe(
      "Úsalos en muchos viajes durante 12 meses, hasta 30 o 60 días seguidos por viaje."
    )
  })

  /**
   * Besides coverages and durations, the only figures are: 24/7, 10 days to withdraw and Chile's
   * claims (CH-08, HO-10).
   */
  test.each(worded)("$id states no other figure", ({ catalogue, channel, copy, id }) => {
    const { maxDays, maxDaysToStart, shorter = [] } = channel.trip
    const days = [maxDays, maxDaysToStart, ...shorter.map((one) => one.maxDays)].map(String)
    const claimed = id === "b2cchile" ? ["1.000.000", "5", "12", "30", "60"] : []
    const allowed = [
      "24",
      "7",
      "10",
      ...days,
      ...claimed,
      ...catalogue.map((one) => one.coverage.toLocaleString("es-AR"))
    ]
    const { band, benefits, heroes } = copy.home
    const said = textsOf({ band, benefits, heroes, quote: copy.quote.description })
      .map(({ text }) => text)
      .join("\n")
    const figures = said.match(/\d[\d.]*\d|\d/g) ?? []
    expect(figures.filter((figure) => !allowed.includes(figure))).toEqual([])
  })

  test("the blocks of two channels differ", () => {
    expect(new Set(worded.map(({ copy }) => copy.home.band.text)).size).toBe(worded.length)
  })
})

// CH-08
test.each(specifiedChannels)("what every coverage of $id includes is said on home and results", (specified) => {
  const { home, quote, results } = copyOf(specified.id)
  for (const said of [`${home.heroes[0].text} ${quote.description}`, `${results.lead} ${results.note}`]) {
    if (specified.telemedicine) expect(said).toContain("Todas las coberturas incluyen telemedicina 24/7")
    if (specified.accidentInsurance) expect(said).toMatch(/[Tt]odas las coberturas.*seguro de accidentes personales/)
  }
})

test("no home and no results make the claims that only the designs had", () => {
  const invented = /190|sin trámites|cancelación de viaje|equipaje hasta|preexistencias/i
  for (const { copy } of worded) expect(textsOf(copy).filter(({ text }) => invented.test(text))).toEqual([])
})

// CH-05
test("an overlay replaces its leaves, keeps the others and leaves the base unchanged", () => {
  const base = { a: { b: "1", c: ["x"], d: (n: number) => `${n}` }, e: "2" }
  const other = (n: number) => `n${n}`
  expect(overlay(base, { a: { c: ["y", "z"], d: other } })).toEqual({ a: { b: "1", c: ["y", "z"], d: other }, e: "2" })
  expect(overlay(base, {})).toEqual(base)
  expect(base.a.c).toEqual(["x"])
})
