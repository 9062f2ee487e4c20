import { expect, test } from "vitest"
import { checks } from "../run/checks"
import { filesUnder, isThere, read } from "./source"

const workflows = filesUnder(".github/workflows")
const pages = ["README.md", "CONTRIBUTING.md", "contracts/README.md", "library/README.md"]
const files = [...workflows, ...pages, ...filesUnder("stories/operating"), ...filesUnder("contracts/docs")]

/** What a workflow or a page says that does not pass, and where. */
const lost = (command: RegExp, passes: (named: string) => boolean, among: ReadonlyArray<string> = files) => {
  const said = among.flatMap((file) => [...read(file).matchAll(command)].map(([, named = ""]) => ({ file, named })))
  expect(said.length).toBeGreaterThan(10)
  return said.filter(({ named }) => !passes(named))
}

test("every script that a workflow or a page runs is in package.json", () => {
  const { scripts } = JSON.parse(read("package.json"))
  expect(lost(/\bnpm run (?:--silent )?([\w:-]+)/g, (name) => name in scripts)).toEqual([])
})

test("every check that a workflow or a page asks for is there", () => {
  const names = ["all", ...checks.map(({ name }) => name)]
  const isCheck = (asked: string) => asked.split(" ").every((word) => names.some((name) => name.startsWith(word)))
  expect(lost(/\bnpm test -- ([a-z ]*[a-z])/g, isCheck)).toEqual([])
})

test("every tool that a workflow or a page runs is installed, or the provider's own", () => {
  const tool = (name: string) => name === "portal-contracts" || isThere(`node_modules/.bin/${name}`)
  expect(lost(/\bnpx ([a-z][\w-]*)/g, tool)).toEqual([])
})

test("every file that a workflow names is there", () => {
  const path = /(?<![\w./-])((?:\.ci|contracts|node_modules|pacts|stories|tests)\/[\w./-]*\w)(?![\w*/])/g
  expect(lost(path, isThere, workflows)).toEqual([])
})
