import ts from "typescript"
import { describe, expect, test } from "vitest"
import { collect, filesUnder, parse } from "../tests/conventions/source"
import { adapters, answering } from "./adapters"
import { agreedCalls, callOf } from "./agreed"
import { consoleWords } from "./fixtures/consoleWords"
import { notHeld } from "./notHeld"
import { otherAnswers } from "./pending"
import { changed, entriesOf, gone, inFull, isObject, type Path, parsed, placesIn } from "./rules/body"

// A pact, an answer of `notHeld`, or one in another form, shows a field exactly if an adapter reads it (OU-every-place).
// An unshown field changes nothing when it comes; a shown field changes something when it is
// missing or different.
type Json = unknown
interface Answer {
  readonly call: string
  readonly status: number
  readonly body: Json
}
const inPacts: ReadonlyArray<Answer> = agreedCalls().map(({ request, response: { body, status } }) => ({
  call: `${request.method} ${request.path}`,
  status,
  body: body?.content
}))
const callsOf = (asked: string) =>
  agreedCalls()
    .filter(({ description }) => description === asked)
    .map(callOf)
const pending = otherAnswers.flatMap(({ asked, body, status }) =>
  callsOf(asked).map((call) => ({ call, status, body }))
)
const beside = [
  ...pending,
  ...notHeld.flatMap(({ examples }) =>
    examples.map(({ call, status = 200, text = "" }) => ({ call, status, body: parsed(text) }))
  )
]
const calls = [...new Set(inPacts.map(({ call }) => call))]
const answersOf = (call: string, answers = inPacts): ReadonlyArray<Answer> =>
  answers.filter((one) => one.call === call && one.body !== undefined)

const seenOf = async ({ body, call, status }: Answer) =>
  JSON.stringify(await adapters[call]?.(answering(status, JSON.stringify(body) ?? "")))

interface Place {
  readonly path: Path
  readonly value: Json
}

/** A path without row numbers. */
const nameOf = (path: Path) => ["$", ...path.map((key) => (typeof key === "number" ? "[]" : `.${key}`))].join("")

const isLeaf = ({ path, value }: Place) => path.length > 0 && entriesOf(value).length === 0

/** Other values of the same kind. For null, any value. */
const othersThan = (value: Json): ReadonlyArray<Json> => {
  if (typeof value === "string") return [gone, `${value}x`, "other"]
  if (typeof value === "number") return [gone, value + 1]
  return typeof value === "boolean" ? [gone, !value] : [gone, "other", 7]
}

const makesDifference = async (answer: Answer, { path, value }: Place) => {
  const before = await seenOf(answer)
  const others = othersThan(value).map((other) => seenOf({ ...answer, body: changed(answer.body, path, other) }))
  return (await Promise.all(others)).some((after) => after !== before)
}

/** Fields in the pacts of a call that its adapter does not read. */
const unread = async (call: string) => {
  const shown = new Map<string, boolean>()
  for (const answer of answersOf(call))
    for (const place of placesIn(answer.body).filter(isLeaf)) {
      const name = nameOf(place.path)
      if (!shown.get(name)) shown.set(name, await makesDifference(answer, place))
    }
  return [...shown].filter(([, isRead]) => !isRead).map(([name]) => name)
}

const isName = (text: string) => /^[A-Za-z_]\w*$/.test(text) && !(text in Object.prototype)

const nameIn = (node: ts.Node) => {
  if (!ts.isIdentifier(node) && !ts.isStringLiteralLike(node)) return undefined
  return isName(node.text) ? node.text : undefined
}

/** Every word of the adapters that may be a field's name. */
const words = [
  ...new Set(
    filesUnder("src/adapters/http")
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .flatMap((file) => collect(parse(file), nameIn))
  )
]

/** Values that a reader of any kind would accept or refuse. */
const kinds: ReadonlyArray<Json> = [{}, "https://api.example.com/other", 7, true, "2031-02-03"]

const withFields = (answer: Answer, { path, value }: Place, names: ReadonlyArray<string>, kind: Json): Answer => {
  const more = Object.fromEntries(names.map((name) => [name, kind]))
  return { ...answer, body: changed(answer.body, path, { ...more, ...(isObject(value) ? value : {}) }) }
}

/** The fields among `names` whose presence makes a difference. */
const readOf = async (answer: Answer, place: Place, names: ReadonlyArray<string>) => {
  const before = await seenOf(answer)
  const isRead = async (some: ReadonlyArray<string>) => {
    const seen = await Promise.all(kinds.map((kind) => seenOf(withFields(answer, place, some, kind))))
    return seen.some((after) => after !== before)
  }
  if (!(await isRead(names))) return []
  const found = await Promise.all(names.map(async (name) => ((await isRead([name])) ? name : "")))
  return found.filter((name) => name !== "")
}

/** Fields that the adapter of a call reads and no pact shows. */
const unshown = async (call: string) => {
  const answers = [...answersOf(call, [...inPacts, ...beside]), { call, status: 200, body: {} }]
  // The adapter of purchases ignores the case of keys, so one case in a pact is enough.
  const shown = new Set(
    answers.flatMap(({ body }) => placesIn(inFull(body)).map(({ path }) => nameOf(path).toLowerCase()))
  )
  const found = new Set<string>()
  for (const answer of answers)
    for (const place of placesIn(answer.body).filter(({ value }) => isObject(value))) {
      const at = nameOf(place.path)
      const others = words.filter((word) => !shown.has(`${at}.${word}`.toLowerCase()))
      for (const name of await readOf(answer, place, others)) found.add(`${at}.${name}`)
    }
  return [...found]
}

consoleWords()

test("every call of the pacts has an adapter that makes it", async () => {
  expect(calls.toSorted()).toEqual(Object.keys(adapters).toSorted())
  for (const call of calls) {
    const asked: Array<string> = []
    await adapters[call]?.(async (url, options) => {
      asked.push(`${options?.method ?? "GET"} ${new URL(String(url)).pathname}`)
      return new Response("{}")
    })
    expect(asked).toEqual([call])
  }
})

test("the search for names finds the adapters' words", () => expect(words.length).toBeGreaterThan(300))

describe.each(calls)("of the answer to %s", (call) => {
  test("every field that a pact shows is read", async () => expect(await unread(call)).toEqual([]))
  test("every field that is read is shown by a pact", async () => expect(await unshown(call)).toEqual([]))
})
