import { describe, expect, test } from "vitest"
import { es } from "../copy/es"
import { overlay } from "../copy/overlay"
import { brandEntries } from "./index"

const worded = await Promise.all(
  brandEntries.map(async ({ id, load }) => ({ id, copy: overlay(es, (await load()).brand.copy) }))
)

const copyOf = (id: string) => {
  const found = worded.find((one) => one.id === id)
  if (!found) throw new Error(`no channel ${id}`)
  return found.copy
}

/** What a phrase says of one, of several and of a name: numbers fail the phrases that want text, and the reverse. */
const saidBy = (phrase: (...args: ReadonlyArray<unknown>) => unknown): ReadonlyArray<string> =>
  [1, 3, "uno"].flatMap((word) => {
    try {
      return [String(phrase(word, word, word))]
    } catch {
      return []
    }
  })

/** Every text of a tree with the path that leads to it. */
const textsOf = (tree: unknown, path = ""): ReadonlyArray<{ readonly path: string; readonly text: string }> => {
  if (typeof tree === "string") return [{ path, text: tree }]
  if (typeof tree === "function") {
    const said = saidBy((...args) => Reflect.apply(tree, undefined, args))
    if (said.length === 0) throw new Error(`nothing can be said with ${path}`)
    return said.map((text) => ({ path, text }))
  }
  if (typeof tree === "boolean") return []
  if (typeof tree !== "object" || tree === null) throw new Error(`${path} is no text`)
  return Object.entries(tree).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key))
}

const allOf = (id: string) =>
  textsOf(copyOf(id))
    .map(({ text }) => text)
    .join("\n")

const argentine = worded.filter(({ id }) => id !== "b2cchile").map(({ id }) => id)

const accidents = "Todas las coberturas incluyen seguro de accidentes personales."

describe("titles", () => {
  test.each(argentine)("%s uses the standard ones", (id) => {
    const { quote, results, shell } = copyOf(id)
    expect(quote.eyebrow).toBe("ASISTENCIA AL VIAJERO")
    expect(quote.title).toBe("Cotizá tu Cobertura")
    expect(results.title).toBe("COTIZÁ TU COBERTURA")
    expect(shell.tagline).toBe("Tu portal de asistencia al viajero")
  })

  test("Chile has its own", () => {
    const { quote, results, shell } = copyOf("b2cchile")
    expect(quote.eyebrow).toBe("ASISTENCIA AL VIAJERO")
    expect(quote.title).toBe("Cotiza tu Cobertura")
    expect(results.title).toBe("COTIZA TU COBERTURA")
    expect(shell.tagline).toBe("Tu portal de asistencia al viajero")
  })

  test.each([
    ["b2c", "Viajá lejos"],
    ["bbva", "Tu próximo viaje"],
    ["messis", "Cosechá kilómetros"],
    ["asegura", "Andá seguro"],
    ["personal", "Conectado siempre"],
    ["belo", "El mundo"],
    ["miw", "Donde quieras"],
    ["makler", "Bien asesorado"],
    ["b2cchile", "Cruza el mundo"]
  ])("the hero of %s begins %j, in two lines, with three bullets", (id, first) => {
    const [{ bullets, title }] = copyOf(id).home.heroes
    const lines = title.split(",")
    expect(lines[0]).toBe(first)
    expect(lines).toHaveLength(2)
    expect(bullets).toHaveLength(3)
  })

  test("each channel asks for its own opt-in", () => {
    const asked = worded.map(({ copy }) => copy.quote.subscribe)
    expect(new Set(asked).size).toBe(worded.length)
    for (const text of asked) expect(text).toMatch(/^Quiero recibir información .+\.$/)
  })

  test("the buy button reads CONTRATAR on BELO, COMPRAR elsewhere", () => {
    for (const { copy, id } of worded) expect(copy.results.buy).toBe(id === "belo" ? "CONTRATAR" : "COMPRAR")
  })
})

describe("claims", () => {
  const homeAndResults = (id: string) => {
    const { home, quote, results } = copyOf(id)
    return [`${home.heroes[0].text} ${quote.description}`, `${results.lead} ${results.note}`]
  }

  test("telemedicine 24/7 is of every B2C coverage, on home and results, and of no other channel", () => {
    for (const text of homeAndResults("b2c")) expect(text).toContain("Todas las coberturas incluyen telemedicina 24/7")
    for (const { id } of worded) expect(/telemedicina/i.test(allOf(id))).toBe(id === "b2c")
  })

  test("accident insurance is of every coverage, on home and results, except on BELO, which never mentions it", () => {
    for (const { id } of worded) {
      if (id === "belo") expect(allOf(id)).not.toMatch(/accidentes personales/i)
      else
        for (const text of homeAndResults(id))
          expect(text).toMatch(/[Tt]odas las coberturas.*seguro de accidentes personales/)
    }
    expect(copyOf("bbva").quote.description).toBe(accidents)
  })

  test("BELO offers more than 10 plans, on home and results, and nobody else says so", () => {
    for (const text of homeAndResults("belo")) expect(text).toContain("más de 10 planes")
    for (const { id } of worded) expect(allOf(id).includes("más de 10 planes")).toBe(id === "belo")
  })

  test("Chile covers 1.000.000 USD and sells in 5 minutes, on home and results, and nobody else says so", () => {
    for (const text of homeAndResults("b2cchile")) {
      expect(text).toContain("Hasta 1.000.000 USD de cobertura médica internacional")
      expect(text).toContain("compra en menos de 5 minutos")
    }
    for (const { id } of worded) expect(/menos de 5 minutos/i.test(allOf(id))).toBe(id === "b2cchile")
  })

  test("no channel promises what the pictures invented", () => {
    for (const { id } of worded) {
      expect(allOf(id)).not.toMatch(/190|sin trámites|cancelación de viaje|equipaje hasta|preexistencias/i)
    }
  })

  test("no channel speaks of another", () => {
    const names = ["BBVA", "MESSIS", "ASEGURA", "PERSONAL", "BELO", "MIW", "MAKLER"]
    for (const { id } of worded) {
      const others = names.filter((name) => name.toLowerCase() !== id)
      for (const name of others) expect(allOf(id)).not.toMatch(new RegExp(`\\b${name}\\b`))
    }
  })
})

describe("the trip that is too long", () => {
  test.each(argentine)("%s says the common text", (id) =>
    expect(copyOf(id).quote.restriction.tooLong).toBe(
      "Lo sentimos, pero no existe ninguna combinación disponible para las fechas que has seleccionado. Si necesitas ayuda o deseas más información, por favor comunícate con nosotros o tu productor asesor de seguros. Estaremos encantados de asistirte."
    )
  )

  test("Chile says its own", () =>
    expect(copyOf("b2cchile").quote.restriction.tooLong).toBe(
      "Lo sentimos, pero actualmente no ofrecemos cobertura para viajes de más de 60 días. Contáctenos por correo electrónico o teléfono y con gusto le ayudaremos con un presupuesto personalizado."
    ))
})

test.each(worded)("$id keeps every field message and the far-start text of the specification", ({ copy }) => {
  expect(copy.quote.problems).toEqual({
    destination: { required: "Destino es requerido." },
    dates: {
      required: "Ambas fechas son requeridas.",
      startPast: "La fecha de inicio debe ser mayor a hoy.",
      endNotAfter: "La fecha de fin debe ser posterior a la fecha de inicio."
    },
    ages: { none: "Sin pasajeros", incomplete: "Ingresa la edad de todos los pasajeros." },
    phone: { required: "Teléfono es requerido.", notTenDigits: "Teléfono debe tener 10 dígitos." },
    email: { required: "Email es requerido.", invalid: "Email no es válido." }
  })
  expect(copy.quote.restriction.title).toBe("Cantidad de Días")
  expect(copy.quote.restriction.startsTooLate("0800 555 0100 / 0800 555 0101")).toBe(
    "Lo sentimos, pero su viaje debe comenzar al menos en 90 días. Para más información, llame al 0800 555 0100 / 0800 555 0101 o vuelva a cotizar para una fecha más cercana a su viaje."
  )
})

describe("voice", () => {
  /** Verbatim in both countries, whatever their voice (1§5, 1§8). */
  const verbatim = ["quote.problems.ages.incomplete", "quote.restriction.tooLong", "quote.restriction.startsTooLate"]

  const told = (id: string) => textsOf(copyOf(id)).filter(({ path }) => !verbatim.includes(path))

  const word = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, "iu")

  /** Imperatives on a stressed last syllable, with or without a pronoun, and presents in -ás, -és, -ís. */
  const voseo = word(
    "vos|sos|acá|cotizá|viajá|elegí|revisá|probá|buscá|mirá|cosechá|andá|escribí|llamá|ingresá|completá|agregá|quitá|cambiá|volvé|recibí|contratá|comprá|usá|hacé|tené|poné|decí|vení|salí|seguí|pedí|dejá|esperá|reintentá|(?:llama|escribi|contacta|avisa|consulta|conta)nos|\\p{L}+(?:ás|és|ís)(?<!más|atrás|detrás|quizás|jamás|estás|[aeid]rás|interés|después|través|inglés|francés|país)"
  )

  const tuteo = word(
    "tú|elige|cotiza|viaja|revisa|prueba|busca|mira|escribe|llama|ingresa|completa|agrega|quita|cambia|vuelve|recibe|contrata|compra|usa|haz|ten|pon|di|ven|sal|sigue|pide|espera|reintenta|llámanos|escríbenos|contáctanos|puedes|tienes|quieres|viajas|prefieres|necesitas|eliges|deseas"
  )
  /** The same letters as a noun or in the third person. */
  const otherwise =
    /(?:tu|la|una?|esta|de|se) (?:compra|busca|llama|prueba|completa|espera|usa|recibe|contrata)(?!\p{L})/giu

  test("Chile is told tú", () => {
    expect(told("b2cchile").filter(({ text }) => voseo.test(text))).toEqual([])
  })

  test.each(argentine)("%s is told vos", (id) => {
    expect(told(id).filter(({ text }) => tuteo.test(text.replace(otherwise, "")))).toEqual([])
  })

  test("the check sees either voice", () => {
    for (const form of [
      "Cotizá",
      "viajás",
      "Elegí una",
      "podés",
      "llamanos:",
      "Revisá",
      "Probá",
      "escribinos",
      "preferís"
    ])
      expect(form).toMatch(voseo)
    for (const form of ["más", "el país", "sin interés", "después", "Cotiza tu", "¿Cuándo viajas?", "aquí"])
      expect(form).not.toMatch(voseo)
    for (const form of ["Elige", "Cotiza tu", "puedes", "tienes", "¿viajas?", "Escríbenos"]) expect(form).toMatch(tuteo)
    for (const form of ["Cotizá", "Cotización", "elegí", "viajás", "escribinos"]) expect(form).not.toMatch(tuteo)
  })
})

test("an overlay replaces leaves and leaves the rest, the tree given untouched", () => {
  const base = { a: { b: "1", c: ["x"], d: (n: number) => `${n}` }, e: "2" }
  const other = (n: number) => `n${n}`
  expect(overlay(base, { a: { c: ["y", "z"], d: other } })).toEqual({ a: { b: "1", c: ["y", "z"], d: other }, e: "2" })
  expect(overlay(base, {})).toEqual(base)
  expect(base.a.c).toEqual(["x"])
})
