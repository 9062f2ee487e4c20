import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { brandOf, brands, channels } from "../../contracts/fixtures/brands"
import { plansOf, specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import { destinationsFor } from "../core/trip/DestinationsApi"
import { destinations } from "./destinations"

// CH-12, LG-04, PR-01, RS-14
test.each(specifiedChannels)("$id sells as specified", (specified) => {
  const { channel } = brandOf(specified.id)
  expect({
    code: channel.code,
    name: channel.brandName,
    currency: channel.currency.code,
    phones: channel.phones,
    hours: channel.hours,
    assistancePage: channel.assistancePage,
    nationalPlan: channel.nationalPlan,
    producers: channel.producer !== undefined,
    registration: channel.registration
  }).toEqual({
    code: specified.code,
    name: specified.name,
    currency: specified.currency,
    phones: specified.phones,
    hours: specified.hours,
    assistancePage: specified.assistancePage,
    nationalPlan: specified.nationalPlan && plansOf(specified.nationalPlan)[0]?.name,
    producers: specified.producers,
    registration: specified.registration
  })
})

test("every channel is a specified one", () => {
  const specified = specifiedChannels.map(({ id }) => id)
  expect(channels.map(({ id }) => id).toSorted(), "contracts/fixtures/specifiedChannels.ts").toEqual(
    specified.toSorted()
  )
})

const inArgentina = { origin: "Argentina", currency: { name: "Pesos Argentinos" }, taxCoefficient: 0.98801 }
const inChile = { origin: "Chile", currency: { name: "Pesos Chilenos" }, taxCoefficient: 1 }

// CH-07, QB-06
test.each(channels)("$id has its country's origin and money; in Chile only the visitor ticks the opt-in", (channel) => {
  const isChilean = channel.id === "b2cchile"
  expect(channel).toMatchObject(isChilean ? inChile : inArgentina)
  expect([channel.locale, channel.optIn.startsTicked]).toEqual(isChilean ? ["es-CL", false] : ["es-AR", true])
})

test("no channels share a line of contact, and each line can be dialled and is fictional", () => {
  const phones = channels.flatMap((channel) => channel.phones)
  expect(new Set(phones).size).toBe(phones.length)
  for (const phone of phones) expect(phone).toMatch(/^\+?[\d ]+555 ?01\d\d$|^800 555 014$/)
})

test("BELO has three lines and its contact asks for a reason; the others' asks for an hour (CT-01)", () => {
  const reasoned = channels.filter(({ contactForm }) => contactForm.asks === "reason")
  expect(reasoned.map(({ id, phones }) => [id, phones.length])).toEqual([["belo", 3]])
})

test("every brand has its own pages on the social networks (SH-12)", () => {
  for (const { id, social } of channels)
    expect(social.map(({ href, network }) => [network, href])).toEqual(
      ["instagram", "facebook", "linkedin", "whatsapp"].map((name) => [name, `https://${name}.example/${id}`])
    )
})

describe("destinations in order", () => {
  const common = ["LATINOAMÉRICA Y CARIBE", "CANADÁ EEUU MEXICO", "EUROPA", "ASIA Y RESTO DEL MUNDO", "MULTIDESTINO"]
  const belo = ["ARGENTINA", "LATINOAMÉRICA", "CARIBE", ...common.slice(1)]

  test.each(channels)("$id offers its own list", ({ code, id }) =>
    expect(destinationsFor(code, destinations).map(({ name }) => name)).toEqual(id === "belo" ? belo : common)
  )

  test.each(channels)("$id: the popup has room for its list before that is here", ({ code, id }) => {
    const files = [join(id, "theme.css"), "../styles/tokens.css"].map((file) =>
      readFileSync(join(import.meta.dirname, file), "utf8")
    )
    const room = `--destinations: ${destinationsFor(code, destinations).length};`
    expect(files.find((css) => css.includes("--destinations: "))).toContain(room)
  })

  test("a channel's rules name only destinations that it offers", () => {
    for (const { code, trip } of channels) {
      const offered = destinationsFor(code, destinations).map(({ name }) => name)
      const spokenOf = [...(trip.shorter ?? []), ...trip.durations].flatMap(({ destination }) => destination ?? [])
      expect(offered).toEqual(expect.arrayContaining(spokenOf))
    }
  })
})

test("only BELO has a dark bar", () => {
  expect(brands.filter(({ looks }) => looks.navbar === "dark").map(({ channel }) => channel.id)).toEqual(["belo"])
})

// CH-03
describe("looks", () => {
  test.each(brands)("$channel.id: the home page has three drawings, and the logo its own width", (brand) => {
    const { id } = brand.channel
    expect(new Set(brand.looks.heroes.map(({ scene }) => scene)).size).toBe(3)

    const svg = readFileSync(join(import.meta.dirname, id, "logo.svg"), "utf8")
    expect(svg).toContain(`viewBox="0 0 ${brand.logo.width} ${brand.logo.height}"`)
    expect(svg).toContain('id="logo"')
    expect(brand.logo.href).toContain(`${id}/logo`)
  })

  test.each(channels)("$id: its theme colours every step of its ramps, of which the common ones are grey", ({ id }) => {
    const stepsIn = (file: string) =>
      [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/--(?:brand|accent)-\d+(?=:)/g)].join(" ")
    expect(stepsIn(`${id}/theme.css`)).toBe(stepsIn("../styles/tokens.css"))
  })

  test("no two brands share their logo, colour, first drawing, shapes or the ridge of their footer", () => {
    const fileOf = (id: string, file: string) => readFileSync(join(import.meta.dirname, id, file), "utf8")
    const tokenOf = (id: string, token: string) =>
      new RegExp(`${token}: ([^;]+);`).exec(fileOf(id, "theme.css"))?.[1] ?? "the common one"
    const tokens = ["--brand-500", "--ridge-far", "--ridge-near", "--stamp-shape", "--w-title"]
    const shown = brands.map(({ channel: { id }, looks }) => ({
      id,
      logo: fileOf(id, "logo.svg"),
      "first drawing": `${looks.heroes[0].scene} ${looks.heroes[0].mood}`,
      radii: ["--r-2", "--r-4", "--r-action"].map((token) => tokenOf(id, token)).join(" "),
      ...Object.fromEntries(tokens.map((token) => [token, tokenOf(id, token)]))
    }))
    const shared = shown.flatMap(({ id, ...own }, at) =>
      Object.entries(own).flatMap(([what, value]) =>
        shown
          .slice(0, at)
          .flatMap((other) => (Reflect.get(other, what) === value ? [`${id}, ${other.id}: ${what}`] : []))
      )
    )
    expect(shared).toEqual([])
  })
})
