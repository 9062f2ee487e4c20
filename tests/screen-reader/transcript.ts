/** An act of the visitor, such as `[Tab]`, and the lines that the screen reader says after it. */
export interface Turn {
  readonly act: string
  readonly said: ReadonlyArray<string>
}

/** The act that reads a page from where the visitor is to its end. */
export const reading = "KP_Add"

/** What Orca calls a control, in Spanish. */
const controls =
  "botón de pulsación|botón de conmutación|botón de menú|enlace|enlace visitado|entrada|casilla de verificación|pestaña de página|botón de activación|caja combinada|cuadro combinado|lista desplegable"

/** What it says of a control or a text besides its name. */
const marks = `${controls}|abre el diálogo|abre el menú|cabecera nivel \\d|requerido|entrada no válida|(no )?marcada|(no )?seleccionado botón de radio|seleccionad[oa]|(no )?presionado|contraído|expandido|(no )?pulsado|se puede pulsar|cabecera de la (columna|fila)|artículo`

const isMark = (line: string) => new RegExp(`^(?:${marks})\\.?$`).test(line)
const isControl = (line: string) => new RegExp(`^(?:${controls})\\.?$`).test(line)

const joined = " · "

/** Puts what is said of a text behind it, as `COTIZAR · botón de pulsación`. */
const together = (lines: ReadonlyArray<string>) => {
  const all: Array<string> = []
  for (const line of lines) {
    const last = all.at(-1)
    if (last === undefined || !isMark(line)) all.push(line)
    else all[all.length - 1] = `${last}${joined}${line}`
  }
  return all
}

/** The text of a transcript: acts in brackets, and below each what was said. */
export const written = (turns: ReadonlyArray<Turn>): string =>
  turns.map(({ act, said }) => [`[${act}]`, ...(act === reading ? together(said) : said), ""].join("\n")).join("\n")

/** The turns of a transcript's text. */
export const readTurns = (text: string): ReadonlyArray<Turn> =>
  text
    .split(/^(?=\[.*\]$)/m)
    .map((part) => part.trim().split("\n"))
    .filter(([act = ""]) => act.startsWith("["))
    .map(([act = "", ...said]) => ({ act: act.slice(1, -1), said }))

/** Lines that name no control, though one is spoken of: a role alone, or a second role in a row. */
export const unnamed = (turns: ReadonlyArray<Turn>): ReadonlyArray<string> =>
  turns.flatMap(({ act, said }) =>
    said.flatMap((line) => {
      const parts = line.split(joined)
      const bare = parts.filter((part, at) => isControl(part) && (at === 0 || isControl(parts[at - 1] ?? "")))
      return bare.length > 0 ? [`[${act}] ${line}`] : []
    })
  )

const isField = (line: string) => /\b(entrada|caja combinada)\b/.test(line)

/**
 * Orca says the description of a field that gets the focus, and again at once if it has changed:
 * a message that is there since the field before was left.
 */
const repeatsDescription = (said: ReadonlyArray<string>, at: number) =>
  said[at] === said[at - 1] && said.slice(0, at).some(isField)

/** Lines that are said twice after one act. A reading of a whole page may repeat a word. */
export const saidTwice = (turns: ReadonlyArray<Turn>): ReadonlyArray<string> =>
  turns.flatMap(({ act, said }) =>
    act === reading
      ? []
      : said
          .filter((line, at) => /\p{L}{2}/u.test(line) && !isMark(line) && said.indexOf(line) < at)
          .filter((line) => !repeatsDescription(said, said.lastIndexOf(line)))
          .map((line) => `[${act}] ${line}`)
  )

/** Common words of English, of which no name of a brand or plan is one. */
const english =
  /(?<!\p{L})(the|of|and|with|your|button|link|heading|level|entry|dialog|loading|list|items?|blank|selected|checked|pressed|required|invalid|row|column|table|leaving|region|landmark|graphic|image|next|previous|close|open|page|search|not|unavailable)(?!\p{L})/iu

/** Lines with an English word. */
export const foreign = (turns: ReadonlyArray<Turn>): ReadonlyArray<string> =>
  turns.flatMap(({ said }) => said.filter((line) => english.test(line)))
