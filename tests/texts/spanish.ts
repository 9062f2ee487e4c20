/**
 * A phrase with one, with several and with a name: a phrase that wants text fails with numbers, and
 * the reverse.
 */
const saidBy = (phrase: (...args: ReadonlyArray<unknown>) => unknown): ReadonlyArray<string> =>
  [1, 3, "uno"].flatMap((word) => {
    try {
      return [String(phrase(word, word, word))]
    } catch {
      return []
    }
  })

/** A text of a copy tree, with its path. */
export interface Said {
  readonly path: string
  readonly text: string
}

/** Every text of a copy tree. A leaf that is neither a text nor a function is an error. */
export const textsOf = (tree: unknown, path = ""): ReadonlyArray<Said> => {
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

/** The forms as whole words. */
export const word = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, "iu")

/**
 * Imperatives with a stressed last syllable, with or without a pronoun, and presents in -ás, -és,
 * -ís.
 */
export const voseo = word(
  "vos|sos|acá|cotizá|viajá|elegí|revisá|probá|buscá|mirá|cosechá|andá|escribí|llamá|ingresá|completá|agregá|quitá|cambiá|volvé|recibí|contratá|comprá|usá|hacé|tené|poné|decí|vení|salí|seguí|pedí|dejá|esperá|reintentá|hablá|preguntá|leé|guardá|consultá|contá|despegá|cruzá|presentá|adjuntá|conocé|indicá|enviá|pedíselo|atendete|comunicate|registrate|leelos|(?:llama|escribi|contacta|avisa|consulta|conta|deja|manda)nos|\\p{L}+(?:ás|és|ís)(?<!más|atrás|detrás|quizás|jamás|estás|[aeid]rás|interés|después|través|inglés|francés|país)"
)

/** The same for tú, and the presents that differ. */
export const tuteo = word(
  "tú|elige|cotiza|viaja|revisa|prueba|busca|mira|escribe|llama|ingresa|completa|agrega|quita|cambia|vuelve|recibe|contrata|compra|usa|haz|ten|pon|di|ven|sal|sigue|pide|espera|reintenta|llámanos|escríbenos|contáctanos|avísanos|cuéntanos|comunícate|atiéndete|léelos|guarda|adjunta|puedes|tienes|quieres|viajas|prefieres|necesitas|eliges|deseas|presentas|compras|encuentras|completas"
)

/** Forms of tuteo that are a noun or the third person here. */
const otherwise =
  /(?:tu|la|una?|esta|de|te|qué|no|sitio) (?:compra|busca|llama|prueba|completa|espera|usa|recibe|contrata|guarda|pide)(?!\p{L})|(?<!\p{L})se \p{L}+|(?:mis|tus|tenés) compras|^compra$|ver compra|· recibe|compra (?:en curso|segura)|lo que guarda|cotización y compra|mostrar \S+ compras?/giu

/** Removes words that only look like tuteo. */
export const withoutNouns = (text: string) => text.replace(otherwise, "")

/** Common words that need an accent, without it. */
export const unaccented = word(
  "telefonos?|informacion|dias?|numeros?|credito|debito|codigos?|medic[ao]s?|cotizacion|atencion|anulacion|cancelacion|tambien|despues|ningun|algun|paginas?|politicas?|terminos|interes|aqui|asi|segun|linea|titulo|unic[ao]|ultim[ao]|proxim[ao]s?|facil|odontologia|garantia|compañia|pais|paises|limitrofes|dolares|categoria|duracion|edicion|opcion|sesion|contrasena|ano|anos|manana|senor|espanol|poliza|razon|estan|podes|queres|tenes|mas"
)
