import { describe, expect, test } from "vitest"
import { brands } from "../../contracts/fixtures/brands"
import { type SpecifiedChannel, specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import { textsOf } from "../../tests/texts/textsOf"
import { groupsOf } from "../copy/faqs"
import { nameOf, overlay } from "../copy/overlay"
import { descriptions, type PagesCopy } from "../copy/pages"

const files = import.meta.glob<Readonly<Record<string, unknown>>>("../copy/*.ts", { eager: true })

/** The words of every page, by name. */
const common = Object.fromEntries(
  Object.values(files).flatMap((words) =>
    Object.entries(words).filter(([, texts]) => typeof texts === "object" && texts !== null && nameOf(texts))
  )
) as PagesCopy

/** Every text of a channel, from the first view and from later pages. */
const told = brands.map(({ catalogue, channel, id, own, rows, words }) => {
  const publisher = { brand: channel.brandName, terms: "/terms", privacy: "/privacy" }
  const { assistance, cookies, faqs, legalNotice, withdrawal, ...rest } = overlay<PagesCopy>(common, own)
  const { annulment, ...argentine } = withdrawal.kinds
  const texts = textsOf({
    ...words,
    ...rest,
    ...(channel.assistancePage ? { assistance } : {}),
    withdrawal: { ...withdrawal, kinds: channel.cancellation === "annulment" ? { annulment } : argentine },
    cookies: { ...cookies, sections: cookies.sections(publisher) },
    faqs: { ...faqs, facts: {}, own: [], groups: groupsOf(faqs) },
    legalNotice: { ...legalNotice, sections: legalNotice.sections(publisher) },
    catalogue: catalogue.map(({ coverageDescription, summary }) => ({ coverageDescription, summary })),
    coverages: rows,
    descriptions: Object.values(descriptions).map((about) => about(channel.brandName))
  })
  return { id, all: texts.filter(({ path }) => !/(^|\.)(href|id|kind)$/.test(path)) }
})

test("every channel has many texts, and none is broken", () => {
  for (const { all, id } of told) {
    expect(all.length, id).toBeGreaterThan(250)
    expect(all.filter(({ text }) => /undefined|NaN|Infinity|\[object/.test(text))).toEqual([])
  }
})

/** The commonest forms of each. */
const vos = /(?<!\p{L})(vos|podés|tenés|querés|Cotizá|Elegí|Revisá|Buscá|Ingresá|Agregá|Probá|Completá)(?!\p{L})/iu
const you = /(?<!\p{L})(tú|puedes|tienes|quieres|Cotiza|Elige|Revisa|Prueba|Agrega)(?!\p{L})/u

/** The same text in both countries (VA-02, QR-11). */
const verbatim = /^(quote\.problems\.ages\.incomplete|quote\.restriction\.|boxes\.producer\.missing)/

// CH-04
test.each(told)("$id says tú in Chile, vos in Argentina", ({ all, id }) => {
  const other = id === "b2cchile" ? vos : you
  expect(all.filter(({ path, text }) => !verbatim.test(path) && other.test(text))).toEqual([])
  expect(all.filter(({ text }) => (id === "b2cchile" ? you : vos).test(text)).length).toBeGreaterThan(5)
})

describe("spelling", () => {
  test.each(told)("$id opens its questions and exclamations and has no double spaces", ({ all }) => {
    const odd = all.filter(
      ({ text }) =>
        text.split("¿").length !== text.split("?").length ||
        text.split("¡").length !== text.split("!").length ||
        /\s{2}|\s[,.;:]|(?<!\.)\.\.(?!\.)/.test(text)
    )
    expect(odd).toEqual([])
  })
})

test.each(told)("$id says where a paper was mailed to: the visitor may have given another address", ({ all }) => {
  expect(all.filter(({ text }) => /(?<!\p{L})(en|a) tu correo/iu.test(text))).toEqual([])
})

describe("claims and names", () => {
  const names = specifiedChannels.map(({ name }) => name).filter((name) => !name.startsWith("B2C"))

  test.each(told)("$id names no other channel", ({ all, id }) => {
    const others = names.filter((name) => name.toLowerCase() !== id).map((name) => new RegExp(`\\b${name}\\b`))
    expect(all.filter(({ text }) => others.some((other) => other.test(text)))).toEqual([])
  })

  const idsWhere = (holds: (channel: SpecifiedChannel) => boolean) =>
    specifiedChannels.filter(holds).map(({ id }) => id)

  const claims: ReadonlyArray<readonly [claim: RegExp, ids: ReadonlyArray<string>]> = [
    [/telemedicina/i, idsWhere(({ telemedicine }) => telemedicine)],
    [/más de 10 planes/i, ["belo"]],
    [/menos de 5 minutos/i, ["b2cchile"]],
    [/1\.000\.000 USD/, ["b2cchile"]],
    [/seguro de accidentes personales/i, idsWhere(({ accidentInsurance }) => accidentInsurance)],
    [/\bplan(es)? anual(es)?\b/i, idsWhere(({ annualPlans }) => annualPlans)],
    [/\bsenior\b/i, ["belo"]],
    [/semana 26/, ["belo"]],
    [/\bNACIONAL\b/, idsWhere(({ nationalPlan }) => nationalPlan !== undefined)],
    [/\bPREMIUM\b/, idsWhere(({ plans }) => plans.includes("PREMIUM"))],
    [/\bRUT\b/, ["b2cchile"]],
    [/SERNAC/, ["b2cchile"]]
  ]

  test.each(claims)("%s is claimed by %j and by no other", (claim, ids) => {
    const saying = told.filter(({ all }) => all.some(({ text }) => claim.test(text))).map(({ id }) => id)
    expect(saying.toSorted()).toEqual([...ids].toSorted())
  })

  test("no channel makes the claims that only the designs had", () => {
    const invented =
      /\b190\b|sin trámites|pago directo|en minutos|en tu idioma|en español|deportes incluidos|traslado sanitario/i
    for (const { all } of told) expect(all.filter(({ text }) => invented.test(text))).toEqual([])
  })
})
