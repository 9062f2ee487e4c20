import { expect } from "@playwright/test"
import { isKnown } from "./exceptions"
import type { Heard, Listener } from "./listener"
import { foreign, reading, readTurns, saidTwice, type Turn, unnamed, written } from "./transcript"

/** What differs from run to run: the port of the provider, and numbers that it gives. */
const steady = (text: string) => text.replace(/localhost:\d+/g, "localhost")

/** Without the browser's own words, until the page's title. The title may follow a message. */
const ofPage = (turns: ReadonlyArray<Turn>, heard: ReadonlyArray<Heard>) =>
  turns.map(({ act, said }, at) => {
    if (heard[at]?.message !== undefined) return { act, said }
    const title = said.findLastIndex((line) => line.endsWith("documento web."))
    return { act, said: title > 0 ? said.slice(title) : said }
  })

/** Where the reader was and is, and its modes: it tells them or not, as its work allows. */
const passing =
  /^(saliendo d|contenido (principal|complementario)|Modo (foco|navegación)|.*documento web\.|.*se puede pulsar\.?$|en blanco$|espacio$|región |formulario |Fin de la carga|La página tiene|Saltar al contenido|Lista con \d+ elementos\.$|artículo$)/

/** Words of a wait, which a quick provider spares the visitor. The walk makes some waits long. */
const waiting = /…|^Un segundo:|^No cierres esta página/

/** Acts that only put the reader or the caret somewhere, for what follows. */
const isWay = (act: string) => ["ctrl+a", "main"].includes(act) || act.startsWith("“")

/**
 * Without what depends on the moment: messages that come and go while a field is typed or selected,
 * or beside the message of the act, the reader's own way, waits, and what repeats or continues an
 * earlier line.
 */
const lasting = ({ act, said }: Turn, { message, opened }: Pick<Heard, "message" | "opened">): Turn => {
  if (act === reading) return { act, said }
  if (isWay(act)) return { act, said: [] }
  if (message !== undefined) return { act, said: said.filter((line) => line.includes(message)).slice(0, 1) }
  if (opened) return { act, said: [] }
  const kept = said.filter((line) => !passing.test(line) && !waiting.test(line))
  const isNew = (line: string, at: number) =>
    !kept.slice(0, at).some((before) => line.startsWith(before.replace(/\.$/, "")) && before.length > 3)
  return { act, said: kept.filter(isNew) }
}

const turnOf = ({ act, said }: Heard): Turn => ({ act, said: said.map(({ text }) => steady(text)) })

/**
 * Ends a chapter: it must have no unnamed control, nothing twice and no other language, and be the
 * one that is kept in `transcripts/<name>.txt`.
 */
export const endChapter = (listener: Listener, name: string): ReadonlyArray<Turn> => {
  const heard = listener.take()
  const all = ofPage(heard.map(turnOf), heard)
  const turns = readTurns(written(all))
  const text = written(all.map((turn, at) => lasting(turn, heard[at] ?? { opened: false })))
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
  expect.soft(text).toMatchSnapshot(`${name}.txt`)
  return turns
}
