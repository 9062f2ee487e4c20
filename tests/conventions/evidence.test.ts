import { existsSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, test } from "vitest"
import { asvs } from "../../stories/operating/evidence/asvs"
import { attacks } from "../../stories/operating/evidence/attacks/attacks"
import { countries } from "../../stories/operating/evidence/law"
import { pci } from "../../stories/operating/evidence/pci"
import { root } from "../run/command"
import { collect, parse } from "./source"

const laws = countries.map(({ duties, title }) => ({ title, rows: duties }))
const rows = [pci, asvs, ...laws, ...attacks].flatMap(({ rows, title }) =>
  rows.map((row) => ({ ...row, id: `${title} ${row.id}` }))
)

/** The titles of a file's tests and groups of tests, those of tables too. */
const titlesIn = (file: string) =>
  collect(parse(file), (node) => {
    if (!ts.isCallExpression(node)) return undefined
    const [title] = node.arguments
    const named = /^(test|describe|outside)\b/.test(node.expression.getText())
    if (!named || !title) return undefined
    return ts.isStringLiteralLike(title) ? title.text : title.getText()
  })

test("every row of the evidence names an existing test, or who must prove it (TR-29, OU-22)", () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const empty = rows.filter(({ left, proofs }) => left === undefined && (proofs ?? []).length === 0)
  expect(empty.map(({ id }) => id)).toEqual([])
  const proofs = rows.flatMap(({ id, proofs = [] }) => proofs.map(([file, words]) => ({ id, file, words })))
  const titles = new Map(proofs.map(({ file }) => [file, existsSync(join(root, file)) ? titlesIn(file) : []]))
  const lost = proofs.filter(({ file, words }) => !titles.get(file)?.some((title) => title.includes(words)))
  expect(lost).toEqual([])
})

test("at least a hundred different attacks have an outcome and a test that tries each again (OU-28)", () => {
  const tried = attacks.flatMap(({ rows }) => rows)
  expect(new Set(tried.map(({ asks }) => asks)).size).toBe(tried.length)
  expect(tried.length).toBeGreaterThanOrEqual(100)
  expect(tried.filter(({ about, proofs = [] }) => !about || proofs.length === 0)).toEqual([])
})
