import ts from "typescript"
import { describe, expect, test } from "vitest"
import { at, collect, filesUnder, parse, read } from "../tests/conventions/source"
import { agreedCalls } from "./agreed"
import { states } from "./states"

// Every request leaves through src/adapters/http, to a path that the adapter writes out. A pact
// holds each path (OU-every-place).
const modules = filesUnder("src").filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const adapters = modules.filter((file) => file.startsWith("src/adapters/http/"))

const interactions = agreedCalls()
const held = interactions.map(({ request }) => request.path)

const hole = "{}"

/** The text of a literal, with `{}` for each inserted value. */
const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => hole + literal.text).join("")
}

/** The path in a literal: it begins with a slash, or with a provider's address and a slash. */
const pathIn = (node: ts.Node) => /^(?:\{\})?(\/\w[^?]*)/.exec(textOf(node) ?? "")?.[1]

const pathsIn = (file: string) => collect(parse(file), pathIn)

const ownFiles = ["/config/destinos.json", "/config/estado.json"]

/** Only an id at the end may be variable: any other variable would hide the call. */
const isHeld = (path: string) => {
  const [fixed = "", ...rest] = path.split(hole)
  if (rest.length === 0) return held.includes(path)
  const isId = rest.join("") === "" && fixed.split("/").length > 3
  return isId && held.some((one) => one.startsWith(fixed) && /^[^/]+$/.test(one.slice(fixed.length)))
}

test("a pact holds every call that an adapter makes", () => {
  const calls = adapters.flatMap((file) => pathsIn(file).map((path) => ({ file, path })))
  expect(new Set(calls.map(({ path }) => path)).size).toBeGreaterThan(15)
  expect(calls.filter(({ path }) => !ownFiles.includes(path) && !isHeld(path))).toEqual([])
})

describe("the interactions", () => {
  test("have unique descriptions", () => {
    const descriptions = interactions.map(({ description }) => description)
    expect(descriptions.filter((one, index) => descriptions.indexOf(one) !== index)).toEqual([])
    expect(descriptions.length).toBeGreaterThan(45)
  })

  test("each need one state and give all its parameters", () => {
    const shape = (name: string, parameters: object) => `${name}: ${Object.keys(parameters).toSorted().join()}`
    const known = Object.values(states).map(({ description, parameters }) => shape(description, parameters))
    const used = interactions.map(({ providerStates = [] }) =>
      providerStates.map(({ name, params = {} }) => shape(name, params)).join(" and ")
    )
    expect([...new Set(used)].toSorted()).toEqual(known.toSorted())
  })
})

test("every module that asks something writes its path", () => {
  const asking = adapters.filter((file) => /\bhttp\.(json|text)\(|(?<!\.)\bget\(/.test(read(file)))
  expect(asking.length).toBeGreaterThan(8)
  expect(asking.filter((file) => pathsIn(file).length === 0)).toEqual([])
})

test("no other code of the portal reaches the network", () => {
  const others = new Set(["XMLHttpRequest", "WebSocket", "EventSource", "sendBeacon"])
  const isWayOut = (node: ts.Node) =>
    (ts.isIdentifier(node) && others.has(node.text)) ||
    (ts.isPropertyAccessExpression(node) &&
      node.name.text === "fetch" &&
      /^(globalThis|window|self)$/.test(node.expression.getText())) ||
    (ts.isCallExpression(node) && node.expression.getText() === "fetch" && node.arguments.length > 0)
  const suspects = modules.filter((file) => ["fetch", ...others].some((way) => read(file).includes(way)))
  const found = suspects.flatMap((file) => collect(parse(file), (node) => (isWayOut(node) ? at(node) : undefined)))
  // All but the first ask for files of the portal itself: no provider answers.
  const own = ["start/offline.ts", "worker/assistance.ts", "hydration/bootstrap.ts", "hydration/lost.ts"]
  const clients = ["adapters/http/call.ts", ...own, "components/TripPass/paper.ts"]
  expect(found.filter((where) => !clients.some((file) => where.startsWith(`src/${file}:`)))).toEqual([])
  expect(found.length).toBeGreaterThan(1)
})
