import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect } from "@playwright/test"
import { isKnown } from "./exceptions"
import type { Heard, Listener } from "./listener"
import { foreign, reading, readTurns, saidTwice, type Turn, unnamed, written } from "./transcript"

/** What differs from run to run: the port of the provider. */
const steady = (text: string) => text.replace(/localhost:\d+/g, "localhost")

const isOfWindow = (line: string) => /Mozilla Firefox( marco)?\.?$/.test(line)

/** Without the browser's own words about its window, until the page's title. */
const ofPage = (said: ReadonlyArray<string>) => {
  const window = said.findIndex(isOfWindow)
  const title = said.findLastIndex((line) => line.endsWith("documento web."))
  const lines = window < 0 || title < window ? said : [...said.slice(0, window), ...said.slice(title)]
  return lines.filter((line) => !isOfWindow(line))
}

/**
 * Where the reader was and is, its modes, how much of a new page is there, and waits that a quick
 * provider spares: it tells them or not, as the work of the moment allows.
 */
const passing =
  /^(saliendo d|Lista con \d+ elementos|artículo\.?$|contenido (principal|complementario)|Modo (foco|navegación)|Fin de la carga|La página tiene|.*documento web\.|diálogo\.|se puede pulsar\.?$|región |formulario |Guardando tus datos…|Procesando tu pago…|No cierres esta página|Cargando\. Por favor)/

/** States of the control that was pressed, and waits: they come before or after the focus moves. */
const atOnce = /^(expandido|contraído|(no )?presionado)\.?$|…$/

/** What an act made the reader say, in an order that does not depend on the moment. */
const lasting = (said: ReadonlyArray<string>) => {
  const kept = said.filter((line) => !passing.test(line))
  return [...kept.filter((line) => atOnce.test(line)), ...kept.filter((line) => !atOnce.test(line))]
}

const linesOf = ({ act, holds, said }: Heard) => {
  const lines = ofPage(said.map(({ text }) => steady(text)))
  if (act === reading) return lines
  // The reader names the selected text, or all of it.
  if (act === "ctrl+a") return []
  return lasting(holds ? lines.filter(holds) : lines)
}

const turnOf = (heard: Heard): Turn => ({ act: heard.act, said: linesOf(heard) })

/**
 * Ends a chapter: it must have no unnamed control, nothing twice and no other language. Writes it
 * to `transcripts/<name>.txt`, where git shows what is said otherwise than before.
 */
export const endChapter = (listener: Listener, name: string): ReadonlyArray<Turn> => {
  const heard = listener.take()
  const text = written(heard.map(turnOf))
  const turns = readTurns(text)
  const languages = heard.flatMap(({ said }) => said.map(({ language }) => language))
  expect.soft([...new Set(languages)].filter((language) => !language.startsWith("es"))).toEqual([])
  expect.soft(unnamed(turns), "controls without a name").toEqual([])
  expect
    .soft(
      saidTwice(turns).filter((line) => !isKnown(line)),
      "said twice"
    )
    .toEqual([])
  expect.soft(foreign(turns), "in another language").toEqual([])
  writeFileSync(join(import.meta.dirname, "transcripts", `${name}.txt`), text)
  return turns
}
