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

export const marks = { controls, all: new RegExp(`^(?:${all})\\.?$`) }

/** Parts a name from what is said of it. */
export const joined = " · "

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

/** The text of a transcript: acts in brackets, and below each what was said. */
export const written = (turns: ReadonlyArray<Turn>): string =>
  turns.map((turn) => [`[${turn.act}]`, ...linesOf(turn), ""].join("\n")).join("\n")
