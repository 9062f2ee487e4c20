import { describe, expect, test } from "vitest"
import { gapsIn, tableOf } from "../e2e/faults/gaps"
import { matrix } from "../e2e/faults/matrix"
import { faults, journeyOf, type Row } from "../e2e/faults/row"
import { filesUnder, read } from "./source"

const folder = "contracts/sandbox/calls"
const registered = [...read(`${folder}/registry.ts`).matchAll(/^import \{.*\} from "\.\/(\w+)"$/gm)].map(
  ([, file]) => file
)

/** The calls of the sandbox's registry. Those of the login are documents and do not count. */
const names = registered.flatMap((file) => {
  const found = [...read(`${folder}/${file}.ts`).matchAll(/^ {2}name: "(.+)",$/gm)].map(([, name = ""]) => name)
  expect(found, `${file} names no call`).not.toEqual([])
  return found.filter((name) => !/^log(in|out)\b/.test(name))
})

const kebab = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase()

/** Storybook's ids of the stories of a file. */
const storiesIn = (text: string) => {
  const title = /\btitle: "([^"]+)"/.exec(text)?.[1]?.toLowerCase().replaceAll("/", "-")
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => `${title}--${kebab(name)}`)
}

const files = filesUnder("stories").filter((file) => file.endsWith(".stories.tsx"))
const stories = new Set(files.flatMap((file) => storiesIn(read(file))))

describe("the matrix of faults", () => {
  // OU-10
  test("has a row for every call, a reaction for every fault, and a story for every reaction", () => {
    expect(gapsIn(matrix, names, stories)).toEqual([])
  })

  test("has one walk for each row", () => {
    const spec = read("tests/e2e/faults.spec.ts")
    expect(spec).toContain("for (const name of Object.keys(matrix)")
    expect(spec).toContain("walk(name, drives[name]")
    expect(new Set(Object.keys(matrix).map(journeyOf)).size).toBe(Object.keys(matrix).length)
  })

  test("prints as a table with a line for each call", () => {
    const lines = tableOf(matrix).split("\n")
    expect(lines).toHaveLength(2 + Object.keys(matrix).length)
    expect(lines[0]).toBe(`| call | ${faults.join(" | ")} | journey |`)
    expect(lines.at(-1)).toMatch(
      /^\| enroll \| 'Ocurrió un error con el pago'.* \| exactly one call \| `faults: enroll` \|$/
    )
  })
})

describe("finds a gap:", () => {
  const { banner } = matrix
  const only = (row: object) => gapsIn({ banner: { ...banner, ...row } as Row }, ["banner"], stories)

  test("none in a complete matrix", () => expect(only({})).toEqual([]))

  test.each<readonly [string, object, string]>([
    [
      "a fault of which nothing is expected",
      { cells: { ...banner.cells, down: "" } },
      "banner: nothing is expected of down"
    ],
    ["a look that is not there", { cells: { ...banner.cells, "5xx": "shy" } }, "banner: nobody knows how shy looks"],
    [
      "a look without a story",
      { looks: { none: { seen: "nothing", story: "pages-x--y" } } },
      "banner: there is no story pages-x--y of none"
    ],
    ["a look without words", { looks: { none: { ...banner.looks.none, seen: " " } } }, "banner: none says nothing"],
    [
      "a look that nothing has",
      { looks: { ...banner.looks, odd: banner.looks.none } },
      "banner: no fault looks like odd"
    ]
  ])("%s", (_, row, gap) => expect(only(row)).toEqual([gap]))

  test("a call without a row, a row without a call", () => {
    expect(gapsIn({ banner }, ["banner", "weather"], stories)).toEqual(["weather: no row"])
    expect(gapsIn({ banner }, [], stories)).toEqual(["banner: no call of the sandbox"])
  })
})
