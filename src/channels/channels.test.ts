import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { plansOf, specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import { sceneNames } from "../core/channel/channel"
import { type Destination, destinationsFor } from "../core/trip/DestinationsApi"
import { destinations } from "./destinations"
import { brandEntries } from "./index"

const brands = await Promise.all(brandEntries.map(async ({ load }) => (await load()).brand))
const channels = brands.map(({ channel }) => channel)
const argentine = channels.filter(({ id }) => id !== "b2cchile")

const channelOf = (id: string) => {
  const found = channels.find((channel) => channel.id === id)
  if (!found) throw new Error(`no channel ${id}`)
  return found
}

test.each(specifiedChannels)("$id: its code, name and currency are those of the wire", (specified) => {
  const { brandName, code, currency } = channelOf(specified.id)
  expect({ code, name: brandName, currency: currency.code }).toMatchObject({
    code: specified.code,
    name: specified.name,
    currency: specified.currency
  })
})

test("every channel is a specified one", () => {
  const specified = specifiedChannels.map(({ id }) => id)
  expect(channels.map(({ id }) => id).toSorted(), "contracts/fixtures/specifiedChannels.ts").toEqual(
    specified.toSorted()
  )
})

test.each(argentine)("$id sells in pesos argentinos, from Argentina, and shows the price without taxes", (channel) => {
  expect(channel).toMatchObject({
    locale: "es-AR",
    origin: "Argentina",
    currency: { code: "ARS", name: "Pesos Argentinos" },
    taxCoefficient: 0.98801
  })
})

// CH-07
test("Chile sells in pesos chilenos, from Chile, and has no price without taxes", () => {
  expect(channelOf("b2cchile")).toMatchObject({
    locale: "es-CL",
    origin: "Chile",
    currency: { code: "CLP", name: "Pesos Chilenos" },
    taxCoefficient: 1
  })
})

test.each(channels)("$id: the opt-in starts as specified; in Chile only the visitor ticks it (QB-06)", (channel) => {
  expect(channel.optIn.startsTicked).toBe(channel.locale !== "es-CL")
})

// CH-12
describe("contact lines", () => {
  test.each(specifiedChannels)("$id has $phones", ({ id, phones }) => expect(channelOf(id).phones).toEqual(phones))

  test("no channels share a line, and each line can be dialled and is fictional", () => {
    const phones = channels.flatMap((channel) => channel.phones)
    expect(new Set(phones).size).toBe(phones.length)
    for (const phone of phones) expect(phone).toMatch(/^\+?[\d ]+555 ?01\d\d$|^800 555 014$/)
  })

  test.each(specifiedChannels)("$id has the hours $hours", ({ hours, id }) => expect(channelOf(id).hours).toBe(hours))
})

describe("destinations in order", () => {
  const common = ["LATINOAMÉRICA Y CARIBE", "CANADÁ EEUU MEXICO", "EUROPA", "ASIA Y RESTO DEL MUNDO", "MULTIDESTINO"]
  const belo = ["ARGENTINA", "LATINOAMÉRICA", "CARIBE", ...common.slice(1)]

  test.each(channels)("$id offers its own list", ({ code, id }) =>
    expect(destinationsFor(code, destinations).map(({ name }) => name)).toEqual(id === "belo" ? belo : common)
  )

  test.each(channels)("$id also offers a new entry without channels", ({ code }) => {
    const entry: Destination = { id: 9, name: "OCEANÍA", order: 9, exclusiveForChannels: [], scene: "asia" }
    expect(destinationsFor(code, [entry, ...destinations]).at(-1)).toBe(entry)
  })

  test("every destination has a drawing that exists", () => {
    for (const { scene } of destinations) expect(sceneNames).toContain(scene)
  })

  test("every drawing has its file", () => {
    const files = readdirSync(join(import.meta.dirname, "../components/Scene"))
    expect(files.filter((file) => file.endsWith(".svg")).toSorted()).toEqual(
      sceneNames.map((scene) => `${scene}.svg`).toSorted()
    )
  })

  test("a channel's rules name only destinations that it offers", () => {
    for (const { code, trip } of channels) {
      const offered = destinationsFor(code, destinations).map(({ name }) => name)
      const spokenOf = [...(trip.shorter ?? []), ...trip.durations].flatMap(({ destination }) => destination ?? [])
      expect(offered).toEqual(expect.arrayContaining(spokenOf))
    }
  })
})

// RS-14, LG-04, PR-01
test.each(specifiedChannels)("$id sells as specified", (specified) => {
  const { assistancePage, nationalPlan, producer, registration } = channelOf(specified.id)
  expect({ assistancePage, nationalPlan, producers: producer !== undefined, registration }).toEqual({
    assistancePage: specified.assistancePage,
    nationalPlan: specified.nationalPlan && plansOf(specified.nationalPlan)[0]?.name,
    producers: specified.producers,
    registration: specified.registration
  })
})

test("only BELO has a dark bar", () => {
  expect(channels.filter(({ navbar }) => navbar === "dark").map(({ id }) => id)).toEqual(["belo"])
})

// CH-03
describe("looks", () => {
  test.each(brands)("$channel.id: the home page has three drawings, and the logo its own width", (brand) => {
    const { heroes, id } = brand.channel
    expect(new Set(heroes.map(({ scene }) => scene)).size).toBe(3)

    const svg = readFileSync(join(import.meta.dirname, id, "logo.svg"), "utf8")
    expect(svg).toContain(`viewBox="0 0 ${brand.logo.width} ${brand.logo.height}"`)
    expect(svg).toContain('id="logo"')
    expect(brand.logo.href).toContain(`${id}/logo`)
  })

  test("no two brands share their logo, colour, first drawing, shapes or the ridge of their footer", () => {
    const fileOf = (id: string, file: string) => readFileSync(join(import.meta.dirname, id, file), "utf8")
    const tokenOf = (id: string, token: string) =>
      new RegExp(`${token}: ([^;]+);`).exec(fileOf(id, "theme.css"))?.[1] ?? "the common one"
    const tokens = ["--brand-500", "--ridge-far", "--ridge-near", "--stamp-shape", "--w-title"]
    const looks = brands.map(({ channel: { heroes, id } }) => ({
      id,
      logo: fileOf(id, "logo.svg"),
      "first drawing": `${heroes[0].scene} ${heroes[0].mood}`,
      radii: ["--r-2", "--r-4", "--r-action"].map((token) => tokenOf(id, token)).join(" "),
      ...Object.fromEntries(tokens.map((token) => [token, tokenOf(id, token)]))
    }))
    const shared = looks.flatMap(({ id, ...own }, at) =>
      Object.entries(own).flatMap(([what, value]) =>
        looks
          .slice(0, at)
          .flatMap((other) => (Reflect.get(other, what) === value ? [`${id}, ${other.id}: ${what}`] : []))
      )
    )
    expect(shared).toEqual([])
  })
})
