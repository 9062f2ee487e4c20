import { basename } from "node:path"
import { expect, test } from "vitest"
import { channel as heardIn } from "../../src/channels/b2c/channel"
import { quote } from "../../src/copy/quote"
import { joined, marks, reading, type Turn } from "../screen-reader/transcript"
import { filesUnder, read } from "./source"

/** The turns of a transcript's text. */
const readTurns = (text: string): ReadonlyArray<Turn> =>
  text
    .split(/^(?=\[.*\]$)/m)
    .map((part) => part.trim().split("\n"))
    .filter(([act = ""]) => act.startsWith("["))
    .map(([act = "", ...said]) => ({ act: act.slice(1, -1), said }))

const names = filesUnder("tests/screen-reader/transcripts").map((file) => basename(file, ".txt"))
const turnsOf = (name: string) => readTurns(read(`tests/screen-reader/transcripts/${name}.txt`))
const lines = names.flatMap((name) => turnsOf(name).flatMap(({ said }) => said))

// A11Y-11
test("every chapter of the way has its transcript, which the specification shows", () => {
  const way = read("tests/screen-reader/buying.spec.ts")
  const walked = [...way.matchAll(/endChapter\("(\w+)"\)/g)].map(([, name]) => name)
  expect(names).toEqual(walked.toSorted())
  const page = read("stories/specification/Heard.mdx")
  expect(walked.filter((name) => !page.includes(`transcripts/${name}.txt`))).toEqual([])
  expect(lines.length).toBeGreaterThan(300)
})

const isControl = (line = "") => new RegExp(`^(?:${marks.controls})\\.?$`).test(line)

test.each(names)("%s: no control is without a name", (name) => {
  const bare = turnsOf(name).flatMap(({ said }) =>
    said.filter((line) => {
      const parts = line.split(joined)
      return parts.some((part, at) => isControl(part) && (at === 0 || isControl(parts[at - 1])))
    })
  )
  expect(bare).toEqual([])
})

/** Common words of English, of which no name of a brand or plan is one. */
const english =
  /(?<!\p{L})(the|of|and|with|your|button|link|heading|level|entry|dialog|loading|list|items?|blank|selected|checked|pressed|required|invalid|row|column|table|leaving|region|landmark|graphic|image|next|previous|close|open|page|search|not|unavailable)(?!\p{L})/iu

test("nothing is said in another language", () => expect(lines.filter((line) => english.test(line))).toEqual([]))

/** What is said twice although the page cannot help it, by a part of the line. */
const known = [
  // Orca reads an opening dialog's texts, and then its field with the message.
  "Ingresa la edad de todos los pasajeros.",
  // Orca says the summary once more when its first field has the focus.
  "teléfono del contacto de emergencia."
]

/** Orca says a field's description again if it changed: a message since the field before was left. */
const repeatsDescription = (said: ReadonlyArray<string>, at: number) =>
  said[at] === said[at - 1] && said.slice(0, at).some((line) => /\b(entrada|caja combinada)\b/.test(line))

test.each(names)("%s: no act makes the reader say a line twice", (name) => {
  const twice = turnsOf(name)
    .filter(({ act }) => act !== reading)
    .flatMap(({ said }) =>
      said
        .filter((line, at) => /\p{L}{2}/u.test(line) && !marks.all.test(line) && said.indexOf(line) < at)
        .filter((line) => !repeatsDescription(said, said.lastIndexOf(line)))
    )
  expect(twice.filter((line) => !known.some((part) => line.endsWith(part)))).toEqual([])
})

// A11Y-11
test("the payment says the amount before the button that pays", () => {
  const page = turnsOf("payment").find(({ act }) => act === reading)?.said ?? []
  const total = page.findIndex((line) => /Total.*\$|\$ [\d.,]+/.test(line))
  expect(total).toBeGreaterThan(-1)
  expect(total).toBeLessThan(page.findIndex((line) => line.startsWith("COMPLETAR PAGO")))
})

// QR-24
test("the transcripts state the latest start that their channel has now", () => {
  const stated = lines.filter((line) => line.includes("Tu viaje debe comenzar"))
  expect(stated).not.toEqual([])
  const stale = stated.filter((line) => !line.includes(quote(heardIn).dates.hint))
  expect(stale, "correct tests/screen-reader/transcripts, or hear them anew: guides/commands.md").toEqual([])
})
