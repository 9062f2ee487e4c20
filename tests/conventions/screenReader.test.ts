import { basename } from "node:path"
import { describe, expect, test } from "vitest"
import { channel as heardIn } from "../../src/channels/b2c/channel"
import { quote } from "../../src/copy/quote"
import { isKnown } from "../screen-reader/exceptions"
import { foreign, readTurns, saidTwice, unnamed } from "../screen-reader/transcript"
import { filesUnder, read } from "./source"

const names = filesUnder("tests/screen-reader/transcripts").map((file) => basename(file, ".txt"))
const turnsOf = (name: string) => readTurns(read(`tests/screen-reader/transcripts/${name}.txt`))
const lines = names.flatMap((name) => turnsOf(name).flatMap(({ said }) => said))

/** The chapters that the way ends, in its order. */
const walked = [...read("tests/screen-reader/buying.spec.ts").matchAll(/endChapter\(me, "(\w+)"\)/g)].map(
  ([, name]) => name
)

describe("the transcripts", () => {
  // A11Y-11
  test("are there for every chapter of the way, and each has its page", () => {
    expect(walked.length).toBeGreaterThan(5)
    expect(names).toEqual(walked.toSorted())
    const page = read("stories/specification/Heard.mdx")
    expect(walked.filter((name) => !page.includes(`transcripts/${name}.txt`))).toEqual([])
    expect(lines.length).toBeGreaterThan(300)
  })

  test.each(names)("%s: no control is without a name, and nothing is said in another language or twice", (name) => {
    expect(unnamed(turnsOf(name)), "no control is without a name").toEqual([])
    expect(foreign(turnsOf(name)), "nothing is said in another language").toEqual([])
    expect(saidTwice(turnsOf(name)).filter((line) => !isKnown(line))).toEqual([])
  })

  // QR-24
  test("state the latest start that their channel has now", () => {
    const { hint } = quote(heardIn).dates
    const stated = lines.filter((line) => line.includes("Tu viaje debe comenzar"))
    expect(stated).not.toEqual([])
    expect(stated.filter((line) => !line.includes(hint))).toEqual([])
  })
})

describe("the rules find", () => {
  const turn = (act: string, ...said: ReadonlyArray<string>) => [{ act, said }]

  test("a control without a name, by itself and between others", () => {
    expect(unnamed(turn("Tab", "botón de pulsación."))).toHaveLength(1)
    expect(unnamed(turn("KP_Add", "COTIZAR · botón de pulsación · botón de pulsación"))).toHaveLength(1)
    expect(unnamed(turn("Tab", "COTIZAR botón de pulsación.", "entrada no válida."))).toEqual([])
  })

  test("words of another language", () => {
    expect(foreign(turn("Tab", "Close button."))).toHaveLength(1)
    expect(foreign(turn("Tab", "HOME enlace visitado.", "10% OFF", "PLATINUM"))).toEqual([])
  })

  test("what is said twice after one act, but not in a reading", () => {
    expect(saidTwice(turn("Return", "Email no es válido.", "Email no es válido."))).toHaveLength(1)
    expect(saidTwice(turn("KP_Add", "Ver detalles", "Ver detalles"))).toEqual([])
  })
})
