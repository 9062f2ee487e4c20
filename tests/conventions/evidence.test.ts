import { expect, test } from "vitest"
import { isLost, proofsOf, rowsIn } from "./markdown"

const evidence = (name: string) => rowsIn(`stories/operating/evidence/${name}.md`)
const attacks = evidence("attacks")
const rows = [...evidence("standards"), ...evidence("law"), ...attacks]

test("every row of the evidence names an existing test, or who must prove it (TR-29)", () => {
  expect(rows.length).toBeGreaterThan(30)
  const empty = rows.filter((row) => row.cells["left to"] === "" && proofsOf(row).length === 0)
  expect(empty).toEqual([])
  const proofs = rows.flatMap(proofsOf)
  expect(proofs.filter(({ file }) => !/\.(test|spec)\.ts$/.test(file))).toEqual([])
  expect(proofs.filter(isLost)).toEqual([])
})

test("every attack has an outcome and a test that tries it again (TR-29)", () => {
  expect(attacks.filter((row) => !row.cells.outcome || proofsOf(row).length === 0)).toEqual([])
})
