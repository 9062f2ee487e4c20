import { describe, expect, test } from "vitest"
import { brands } from "../../contracts/fixtures/brands"
import { specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import { textsOf } from "../../tests/texts/textsOf"
import { assistance } from "../copy/assistance"
import { cookies } from "../copy/cookies"
import { faqs, groupsOf } from "../copy/faqs"
import { legalNotice } from "../copy/legalNotice"
import { overlay } from "../copy/overlay"
import type { PagesCopy } from "../copy/pages"
import { lineHref, phoneHref } from "../core/channel/phone"

const common: Pick<PagesCopy, "assistance" | "cookies" | "faqs" | "legalNotice"> = {
  assistance,
  cookies,
  faqs,
  legalNotice
}

const read = brands.map(({ own, ...brand }) => {
  const words = overlay(common, own)
  const publisher = { brand: brand.channel.brandName, terms: "/terms", privacy: "/privacy" }
  const groups = groupsOf(words.faqs)
  return {
    ...brand,
    shell: brand.words.shell,
    words,
    groups,
    questions: groups.flatMap(({ questions }) => questions),
    notice: words.legalNotice.sections(publisher),
    policy: words.cookies.sections(publisher)
  }
})

const of = (id: string) => read.find((one) => one.id === id) ?? expect.fail(`no channel ${id}`)

const saidIn = (tree: unknown) =>
  textsOf(tree)
    .filter(({ path }) => !/(^|\.)(href|id|kind)$/.test(path))
    .map(({ text }) => text)
    .join("\n")

const answerOf = (id: string, question: string) => {
  const found = of(id).questions.find((one) => one.id === question)
  return found && saidIn(found.answer)
}

const figuresIn = (text: string) => text.match(/\d[\d.:]*\d|\d/g) ?? []

const argentine = read.filter(({ id }) => id !== "b2cchile")

describe("the frequent questions", () => {
  test.each(read)("$id: at least twenty, by subject, each with its own anchor", ({ groups, questions, words }) => {
    expect(questions.length).toBeGreaterThanOrEqual(20)
    expect(groups).toHaveLength(6)
    const anchors = [...groups, ...questions].map(({ id }) => id)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors).toEqual(expect.arrayContaining(words.faqs.own.map(({ id }) => id)))
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const { answer, question } of questions) {
      expect(saidIn(answer)).not.toBe("")
      expect(question).toMatch(/\?$/)
    }
  })

  test("differ between channels that sell differently", () => {
    const asked = (id: string) => of(id).questions.map((question) => question.id)
    expect(asked("b2c")).toEqual(expect.arrayContaining(["telemedicina", "planes-anuales"]))
    expect(asked("bbva")).not.toContain("planes-anuales")
    expect(asked("belo")).not.toContain("telemedicina")
    expect(asked("belo")).not.toContain("accidentes-personales")
    expect(asked("belo")).toContain("viajes-por-argentina")
    expect(asked("b2c")).not.toContain("viajes-por-argentina")
    for (const { id, producers } of specifiedChannels)
      expect([id, asked(id).includes("codigo-de-productor")]).toEqual([id, producers])
  })

  test.each(read)("$id states the specified limits", ({ catalogue, id }) => {
    const premium = catalogue.some(({ name }) => name === "PREMIUM")
    expect(answerOf(id, "equipaje")).toBe(
      "USD 60 por kilo, hasta USD 1.200. En viajes a países limítrofes, USD 40 por kilo, hasta USD 800."
    )
    const higher = (amount: string) => (premium ? ` En el plan PREMIUM, hasta USD ${amount}.` : "")
    expect(answerOf(id, "hotel-por-convalecencia")).toBe(
      `Hasta USD 100 por día durante 10 días.${higher("400 por día")}`
    )
    expect(answerOf(id, "honorarios-legales")).toBe(`Adelantamos honorarios legales hasta USD 2.500.${higher("5.000")}`)
    expect(answerOf(id, "fianza")).toBe(`Adelantamos la fianza hasta USD 12.000.${higher("25.000")}`)
    expect(answerOf(id, "embarazo")).toBe(`Sí, hasta la semana ${id === "belo" ? 26 : 24}.`)
    expect(answerOf(id, "limite-de-edad")).toBe(
      id === "belo"
        ? "Los planes son para viajeros de hasta 75 años. Desde los 76, la cobertura es la de categoría senior."
        : "Sí: el límite de edad es 75 años."
    )
  })

  test.each(read)("$id states its own limits of a trip", ({ channel, id }) => {
    expect(answerOf(id, "duracion-del-viaje")).toContain(`Hasta ${channel.trip.maxDays} días por viaje`)
    expect(answerOf(id, "anticipacion")).toContain(`${channel.trip.maxDaysToStart} días antes`)
  })

  test.each(read)("$id explains contact, receipts and refunds as specified", ({ id }) => {
    expect(answerOf(id, "necesito-asistencia")).toContain("dentro de las 48 horas")
    expect(answerOf(id, "urgencia")).toContain("48 horas")
    expect(answerOf(id, "comprobantes")).toContain("Los originales")
    expect(answerOf(id, "pedir-reintegro")).toContain(
      "dentro de los 30 días de tu regreso, con los comprobantes originales"
    )
    expect(answerOf(id, "cuanto-tarda")).toContain("Unos 20 días")
  })

  test.each(specifiedChannels)("$id says if a purchase needs an account", ({ id, registration }) => {
    expect(answerOf(id, "registro")).toMatch(registration === "required" ? /^Sí\./ : /^No hace falta\./)
  })

  test("state the withdrawal terms: 10 days, 48 business hours in Argentina and 72 hours in Chile", () => {
    for (const { id } of argentine) {
      expect(answerOf(id, "arrepentimiento")).toMatch(/10 días de la compra y hasta que comience la cobertura/)
      expect(answerOf(id, "arrepentimiento")).toContain("48 horas hábiles")
      expect(answerOf(id, "baja")).toBeDefined()
    }
    expect(answerOf("b2cchile", "anular")).toMatch(/10 días de la compra y hasta que comience.*72 horas/)
    expect(answerOf("b2cchile", "arrepentimiento")).toBeUndefined()
  })
})

/**
 * Every figure of LG-06 and QR-10 that a channel's text may state. Any other figure is invented.
 */
const figures = "1.200 60 40 800 100 10 2.500 12.000 75 24 7 48 20 30 6 2".split(" ")
const figuresOf: Record<string, string> = {
  bbva: "400 5.000 25.000",
  belo: "400 5.000 25.000 26 76 1.500.000",
  b2cchile: "1.000.000 5 12 72 954 2025"
}

test.each(read)("$id states no other figure on its pages", ({ channel, groups, id, notice, policy, words }) => {
  const identity = /^(CUIT|RUT|Domicilio): .*$/gm
  const { contacts, ...help } = words.assistance
  const said = saidIn({
    groups,
    notice,
    policy,
    kept: words.cookies.kept,
    device: words.cookies.device.honest,
    help,
    contacts: contacts.title
  })
  const { hours = "", trip } = channel
  const days = [trip.maxDaysToStart, trip.maxDays, ...(trip.shorter ?? []).map(({ maxDays }) => maxDays)]
  const allowed = [...figures, ...(figuresOf[id] ?? "").split(" "), ...days.map(String), ...figuresIn(hours)]
  expect(figuresIn(said.replace(identity, "")).filter((figure) => !allowed.includes(figure))).toEqual([])
})

const paths = /^\/(?:#cotizar|#productos|contacto|faqs|politicascookies|terms|privacy)?$/

test.each(read)("$id links only to pages that it has", ({ channel, notice, questions, policy }) => {
  const own = [
    ...(channel.assistancePage ? ["/solicitarasistencia"] : []),
    ...(channel.cancellation === "withdrawal" ? ["/arrepentimiento", "/bajaservicio"] : ["/anulacioncobertura"])
  ]
  const led = [...questions, ...notice, ...policy].flatMap(({ links = [] }) => links.map(({ href }) => href))
  expect(led.filter((href) => !paths.test(href) && !own.includes(href))).toEqual([])
  expect(led).toEqual(expect.arrayContaining(own.slice(channel.assistancePage ? 1 : 0)))
})

test.each(read)("$id: its legal notice is its country's and names the brand", ({ channel, id, notice }) => {
  const said = saidIn(notice)
  expect(said).toContain(`con la marca ${channel.brandName}.`)
  expect(said).toContain(id === "b2cchile" ? "leyes de la República de Chile" : "leyes de la República Argentina")
  expect(notice.length).toBeGreaterThanOrEqual(6)
  expect(said).toMatch(/dentro de los 10 días de la compra y hasta que comience/)
  expect(said).toContain(id === "b2cchile" ? "dentro de las 72 horas" : "dentro de las 48 horas hábiles")
})

test.each(read)("$id keeps cookie preferences for 6 months and links to the centre and the document", ({ words }) => {
  const { kept, preferences, privacy } = words.cookies
  expect(preferences.text).toMatch(/6 meses.*centro de preferencias/s)
  expect(Object.values(kept).filter(({ lasts }) => lasts === "6 meses")).toEqual([kept.preferenciasCookies])
  expect(privacy.link).toContain("PDF")
})

describe("texts about assistance at any hour", () => {
  const onTheWay = (id: string) => saidIn(of(id).groups.find((group) => group.id === "durante-el-viaje")?.questions)
  const withoutNumber = read.filter(
    ({ channel, words }) => words.assistance.contacts.lines.length === 0 && channel.hours !== undefined
  )

  test("some channels have no such number", () => expect(withoutNumber).not.toHaveLength(0))

  test.each(withoutNumber)("$id always says that the number is on the voucher", ({ id }) => {
    const said = onTheWay(id)
      .split("\n")
      .filter((text) => text.includes("24 horas"))
    expect(said).toHaveLength(2)
    for (const text of said) expect(text).toContain("en el número que está en tu voucher")
  })

  test.each(read.filter((one) => !withoutNumber.includes(one)))("$id has its own numbers", ({ id }) => {
    expect(onTheWay(id)).not.toContain("número que está en tu voucher")
  })
})

// LG-04
describe("the assistance page", () => {
  test("B2C: phones from abroad, for the country and for Brazil, a chat and a mail", () => {
    const { lines } = of("b2c").words.assistance.contacts
    expect(lines.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
      "phone: Desde el exterior",
      "phone: Dentro de Argentina",
      "phone: Desde Brasil",
      "chat: Chat",
      "mail: Correo"
    ])
  })

  test("Chile: one international number, a chat and a mail for refunds", () => {
    const { lines } = of("b2cchile").words.assistance.contacts
    expect(lines.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
      "phone: Desde cualquier país",
      "chat: Chat",
      "mail: Reembolsos"
    ])
  })

  test("the numbers of these brands for any hour are still to come from the owner (decision 114)", () => {
    const missing = read.filter(({ words }) => words.assistance.contacts.lines.length === 0)
    expect(missing.map(({ id }) => id)).toEqual(["bbva", "messis", "asegura", "personal", "belo", "miw", "makler"])
    expect(missing.filter(({ channel }) => channel.assistancePage)).toEqual([])
  })

  test("only a number labelled WhatsApp leads to a chat", () => {
    for (const { channel, shell } of read) {
      for (const [index, phone] of channel.phones.entries()) {
        const isWritten = shell.footer.phones[index] === "WhatsApp"
        const href = isWritten ? `https://whatsapp.example/${phone.replace(/\D/g, "")}` : phoneHref(phone)
        expect(lineHref(channel, phone), channel.id).toBe(href)
      }
    }
  })

  test("every contact is fictional, well formed, and links where it says", () => {
    for (const { kind, href, value } of read.flatMap(({ words }) => words.assistance.contacts.lines)) {
      if (kind === "mail")
        expect([value, href]).toEqual([expect.stringMatching(/^\w+@[\w-]+\.example$/), `mailto:${value}`])
      else {
        expect(value).toMatch(/555 015\d$/)
        const digits = value.replace(/\D/g, "")
        expect(href).toBe(
          kind === "chat" ? `https://whatsapp.example/${digits}` : `tel:${value.replace(/[^\d+]/g, "")}`
        )
      }
    }
  })

  test.each(read.filter(({ channel }) => channel.assistancePage))("$id stresses the two reminders", ({ words }) => {
    const { reimbursement, reminders, urgent } = words.assistance
    expect(reminders.map(({ title }) => title).join("\n")).toMatch(/48 horas\n.*comprobantes originales/)
    expect(reminders[0]?.text).toContain("dentro de las 48 horas")
    expect(urgent.text).toContain("dentro de las 48 horas")
    expect(saidIn(reimbursement)).toMatch(/30 días de tu regreso.*comprobantes originales.*unos 20 días/s)
  })
})
