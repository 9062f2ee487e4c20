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
const all = `${controls}|abre el diálogo|abre el menú|cabecera nivel \\d|requerido|entrada no válida|(no )?marcada|(no )?seleccionado botón de radio|seleccionad[oa]|(no )?presionado|contraído|expandido|(no )?pulsado|se puede pulsar|cabecera de la (columna|fila)|artículo`

const marks = { control: new RegExp(`^(?:${controls})\\.?$`), all: new RegExp(`^(?:${all})\\.?$`) }

/** Parts a name from what is said of it. */
const joined = " · "

/** Puts what is said of a text behind it, as `COTIZAR · botón de pulsación`. */
const together = (lines: ReadonlyArray<string>) => {
  const names: Array<string> = []
  for (const line of lines) {
    const last = names.at(-1)
    if (last === undefined || !marks.all.test(line)) names.push(line)
    else names[names.length - 1] = `${last}${joined}${line}`
  }
  return names
}

/**
 * The window and its address bar, where the reader was and is, its modes, how much of a new page is
 * there, and waits that a quick provider spares: it tells them or not, as the moment allows.
 */
const passing =
  /^(.*Mozilla Firefox|Navegación barra de estado|Busque con Google|http:\/\/|saliendo d|Lista con \d+ elementos|artículo\.?$|contenido (principal|complementario)|Modo (foco|navegación)|Fin de la carga|La página tiene|.*documento web\.|diálogo\.|se puede pulsar\.?$|región |formulario |Guardando tus datos…|Procesando tu pago…|No cierres esta página|Cargando\. Por favor)/

/** States of the control that was pressed, and waits: they come before or after the focus moves. */
const atOnce = /^(expandido|contraído|(no )?presionado)\.?$|…$/

/** What an act made the reader say, in an order that does not depend on the moment. */
const linesOf = ({ act, said }: Turn) => {
  // The reader names the selected text, or all of it.
  if (act === "ctrl+a") return []
  if (act === reading) return together(said)
  const lasting = said.filter((line) => !passing.test(line))
  return [...lasting.filter((line) => atOnce.test(line)), ...lasting.filter((line) => !atOnce.test(line))]
}

/** What was said, without what passes: a transcript's turns. */
export const lasting = (turns: ReadonlyArray<Turn>): ReadonlyArray<Turn> =>
  turns.map((turn) => ({ act: turn.act, said: linesOf(turn) }))

/** The text of a transcript: acts in brackets, and below each what was said. */
export const written = (turns: ReadonlyArray<Turn>): string =>
  turns.map(({ act, said }) => [`[${act}]`, ...said, ""].join("\n")).join("\n")

const isNameless = (line: string) => {
  const isControl = (part = "") => marks.control.test(part)
  return line.split(joined).some((part, at, parts) => isControl(part) && (at === 0 || isControl(parts[at - 1])))
}

/** Common words of English, of which no name of a brand or plan is one. */
const english =
  /(?<!\p{L})(the|of|and|with|your|button|link|heading|level|entry|dialog|loading|list|items?|blank|selected|checked|pressed|required|invalid|row|column|table|leaving|region|landmark|graphic|image|next|previous|close|open|page|search|not|unavailable)(?!\p{L})/iu

/** What is said twice although the page cannot help it, by the end of the line. */
const known = [
  // Orca reads an opening dialog's texts, and then its field with the message.
  "Ingresa la edad de todos los pasajeros.",
  // Orca says the summary once more when its first field has the focus.
  "teléfono del contacto de emergencia."
]

/** Orca says a field's description again if it changed: a message since the field before was left. */
const repeatsDescription = (said: ReadonlyArray<string>, at: number) =>
  said[at] === said[at - 1] && said.slice(0, at).some((line) => /\b(entrada|caja combinada)\b/.test(line))

/** The lines that an act makes the reader say again. Reading a page may repeat itself. */
const twiceIn = ({ act, said }: Turn) =>
  act === reading
    ? []
    : said
        .filter((line, at) => /\p{L}{2}/u.test(line) && !marks.all.test(line) && said.indexOf(line) < at)
        .filter((line) => !repeatsDescription(said, said.lastIndexOf(line)))
        .filter((line) => !known.some((part) => line.endsWith(part)))

/** What a transcript must not have: a control without a name, another language, a line said twice. */
export const faultsIn = (turns: ReadonlyArray<Turn>): ReadonlyArray<string> =>
  turns.flatMap((turn) => [
    ...turn.said.filter(isNameless).map((line) => `no name: ${line}`),
    ...turn.said.filter((line) => english.test(line)).map((line) => `English: ${line}`),
    ...twiceIn(turn).map((line) => `twice: ${line}`)
  ])

/** Whether the page, as it is read, says an amount before the button that pays. */
export const saysAmountFirst = (turns: ReadonlyArray<Turn>): boolean => {
  const page = turns.find(({ act }) => act === reading)?.said ?? []
  const amount = page.findIndex((line) => /Total.*\$|\$ [\d.,]+/.test(line))
  return amount > -1 && amount < page.findIndex((line) => line.startsWith("COMPLETAR PAGO"))
}
