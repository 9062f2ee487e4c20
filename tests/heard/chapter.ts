import { expect } from "@playwright/test"
import { isKnown } from "./exceptions"
import type { Heard, Listener } from "./listener"
import { foreign, reading, readTurns, saidTwice, type Turn, unnamed, written } from "./transcript"

/** What differs from run to run: the port of the provider, and numbers that it gives. */
const steady = (text: string) => text.replace(/localhost:\d+/g, "localhost")

/** The browser's own words, until the page's title. */
const ofPage = (turns: ReadonlyArray<Turn>) =>
  turns.map(({ act, said }) => {
    const title = said.findLastIndex((line) => line.endsWith("documento web."))
    return { act, said: title > 0 ? said.slice(title) : said }
  })

/** Where the reader was and is, and its modes: it tells them or not, as its work allows. */
const passing =
  /^(saliendo d|contenido (principal|complementario)|Modo (foco|navegación)|.*documento web\.|.*se puede pulsar\.?$|en blanco$|espacio$|región |formulario |Lista con \d+ elementos\.$|artículo$)/

/**
 * Without what depends on the moment: messages that come and go while a field is typed or selected,
 * the reader's own way, and what repeats or continues an earlier line.
 */
const lasting = ({ act, said }: Turn): Turn => {
  if (act === reading) return { act, said }
  if (act === "ctrl+a" || act.startsWith("“")) return { act, said: [] }
  const kept = said.filter((line) => !passing.test(line))
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
  const all = ofPage(heard.map(turnOf))
  const turns = readTurns(written(all))
  const text = written(all.map(lasting))
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
