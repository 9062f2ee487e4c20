import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { filesUnder, isThere, read } from "./source"

/** A path of the project between backticks; a placeholder such as <id> or {brand}, a glob and a command are none. */
const path = /`((?:src|stories|tests|contracts|pacts|\.storybook|\.github)\/[\w./-]*)`/g

interface Rules {
  readonly forbidden: ReadonlyArray<{
    readonly name: string
    readonly to: { readonly pathNot?: ReadonlyArray<string> }
  }>
}

const front = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", ".github/pull_request_template.md"]

test("every file and folder that the front pages and those of Operating name is there", () => {
  const files = [...front, "contracts/sandbox/README.md", ...filesUnder("stories/operating")]
  const lost = files.flatMap((file) =>
    [...read(file).matchAll(path)].filter(([, name = ""]) => !isThere(name)).map(([text]) => `${file}: ${text}`)
  )
  expect(lost).toEqual([])
})

test("every link of the front pages leads to a file", () => {
  const links = front.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = ""]) => join(dirname(file), to))
  )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((to) => !isThere(to))).toEqual([])
})

test("the README draws no import that the rules of imports forbid", () => {
  const [, drawn = ""] = /^```mermaid\n([^`]*)/m.exec(read("README.md")) ?? []
  const { forbidden }: Rules = createRequire(import.meta.url)("./dependency-cruiser.cjs")
  const arrows = [...drawn.matchAll(/^ +(\w+)\S*.*? (-->|-\. types alone \.->) ([\w &]+)/gm)]
  const faults = arrows.flatMap(([, from = "", , targets = ""]) => {
    const rule = forbidden.find(({ name }) => name === `${from}-imports-its-own`)
    const allowed = rule?.to.pathNot?.map((path) => new RegExp(path)) ?? []
    const forbiddenTo = (to: string) => rule !== undefined && !allowed.some((path) => path.test(`src/${to}/`))
    return targets.split(" & ").flatMap((to) => (forbiddenTo(to.trim()) ? `${from} --> ${to.trim()}` : []))
  })
  expect(arrows.length).toBeGreaterThan(5)
  expect(faults).toEqual([])
})

test("the browsers that the README names are the build's target", () => {
  const [, named = ""] = /^Browsers served \(the build's target\): (.*)\.$/m.exec(read("README.md")) ?? []
  const [, target = ""] = /^ {4}target: \[(.*)\],$/m.exec(read("vite.config.ts")) ?? []
  expect(named.toLowerCase().replaceAll(" ", "")).toMatch(/chrome\d/)
  expect(target.replaceAll(/[ "]/g, "")).toBe(named.toLowerCase().replaceAll(" ", ""))
})
