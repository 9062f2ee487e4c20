import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../run/command"
import { type FileCoverage, unrunIn } from "../run/storyCoverage"

const at = (line?: number) => ({ start: line === undefined ? {} : { line } })

const file = (parts: Partial<FileCoverage>): FileCoverage => ({
  path: join(root, "src/components/Price/Price.tsx"),
  statementMap: {},
  s: {},
  branchMap: {},
  b: {},
  ...parts
})

test("a line that no story runs is listed; one that runs in part is not", () => {
  const statementMap = { 0: at(1), 1: at(3), 2: at(4), 3: at(5), 4: at(9), 5: at(9) }
  const s = { 0: 2, 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 }
  expect(unrunIn([file({ statementMap, s })])).toEqual({
    lines: 5,
    unrun: 3,
    list: ["src/components/Price/Price.tsx: 3-5"]
  })
})

test("a way of a choice has its own lines; an unused default and a missing else have none", () => {
  const branchMap = {
    0: { type: "cond-expr", locations: [at(2), at(3)] },
    1: { type: "default-arg", locations: [at(7)] },
    2: { type: "if", locations: [at(8), at()] }
  }
  const b = { 0: [1, 0], 1: [0], 2: [4, 0] }
  const { lines, list } = unrunIn([file({ branchMap, b })])
  expect(lines).toBe(3)
  expect(list).toEqual(["src/components/Price/Price.tsx: 3"])
})

test("files with most such lines come first", () => {
  const few = file({ path: join(root, "a.tsx"), statementMap: { 0: at(1) }, s: { 0: 0 } })
  const many = file({ path: join(root, "b.tsx"), statementMap: { 0: at(1), 1: at(5) }, s: { 0: 0, 1: 0 } })
  expect(unrunIn([few, many]).list).toEqual(["b.tsx: 1, 5", "a.tsx: 1"])
})
