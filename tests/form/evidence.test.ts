import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { asvs } from "../../stories/operating/evidence/asvs"
import { countries } from "../../stories/operating/evidence/law"
import { pci } from "../../stories/operating/evidence/pci"
import { root } from "../run/command"
import { read } from "./source"

const laws = countries.map(({ duties, title }) => ({ title, rows: duties }))
const rows = [pci, asvs, ...laws].flatMap(({ rows, title }) =>
  rows.map((row) => ({ ...row, id: `${title} ${row.id}` }))
)

const isTitle = (file: string, words: string) =>
  read(file)
    .split("\n")
    .some((line, at, lines) => {
      const before = lines.slice(Math.max(0, at - 3), at + 1).join("\n")
      return line.includes(words) && /\b(test|describe)\b/.test(before)
    })

test("every row of the evidence names an existing test, or who must prove it (TR-29, OU-22)", () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const empty = rows.filter(({ left, proofs }) => left === undefined && (proofs ?? []).length === 0)
  expect(empty.map(({ id }) => id)).toEqual([])
  const proofs = rows.flatMap(({ id, proofs = [] }) => proofs.map(([file, words]) => ({ id, file, words })))
  const lost = proofs.filter(({ file, words }) => !existsSync(join(root, file)) || !isTitle(file, words))
  expect(lost).toEqual([])
})
