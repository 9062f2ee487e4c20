import { expect, test } from "vitest"
import { filesUnder, isThere, read } from "./source"

/** A path of the project between backticks; a placeholder such as <id> or {brand}, a glob and a command are none. */
const path = /`((?:src|stories|tests|contracts|pacts|\.storybook|\.github)\/[\w./-]*)`/g

test("every file and folder that the README and the pages of Operating name is there", () => {
  const files = ["README.md", "contracts/sandbox/README.md", ...filesUnder("stories/operating")]
  const lost = files.flatMap((file) =>
    [...read(file).matchAll(path)].filter(([, name = ""]) => !isThere(name)).map(([text]) => `${file}: ${text}`)
  )
  expect(lost).toEqual([])
})

test("the browsers that the README names are the build's target", () => {
  const [, named = ""] = /^Browsers served \(the build's target\): (.*)\.$/m.exec(read("README.md")) ?? []
  const [, target = ""] = /^ {4}target: \[(.*)\],$/m.exec(read("vite.config.ts")) ?? []
  expect(named.toLowerCase().replaceAll(" ", "")).toMatch(/chrome\d/)
  expect(target.replaceAll(/[ "]/g, "")).toBe(named.toLowerCase().replaceAll(" ", ""))
})

test("the README is a front door: 1,000 words at most", () => {
  expect(read("README.md").split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1000)
})

test("no sentence counts the brands: one more would make it wrong", () => {
  const counted = /\b(nine|ten|nueve|diez|9|10) (\w+ )?(brands|channels|hosts|themes|values|marcas|canales)\b/i
  const prose = [
    "README.md",
    "package.json",
    ...["src", "stories", "contracts", "tests", ".storybook"].flatMap(filesUnder)
  ]
  const isText = (file: string) => /\.(tsx?|mdx?|css|json|sql)$/.test(file)
  expect(prose.filter((file) => isText(file) && counted.test(read(file)))).toEqual([])
})
