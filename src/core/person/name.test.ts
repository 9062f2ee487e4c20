import fc from "fast-check"
import { expect, test } from "vitest"
import { lineProblem, nameProblem, readName } from "./name"

test.each([
  "Ana",
  "María José",
  "O'Neill",
  "O’Neill",
  "Núñez-Prieto",
  "Dr. Pérez, Jr.",
  "'t Hooft",
  "’t Hooft",
  "D‛Angelo",
  "O′Neill",
  "D＇Souza",
  "Dʻ Angelo",
  "Marcel·la",
  "Marcel•la",
  "Maria∙Gal·la",
  "マリア・ガルシア",
  "علی‌رضا",
  "राज‍राज",
  "Núñez\u2212Prieto",
  "Ana 2º",
  "Pío 2°",
  "Sofía (Sofi)",
  "María/Mary",
  "Gómez & Hijos",
  "Pérez – Núñez",
  "Ana\u0301s",
  "李小龍",
  "*Ana*",
  "a".repeat(100)
])("%j is valid", (typed) => expect(nameProblem(typed)).toBeUndefined())

test.each([
  ["", "tooShort"],
  ["   ", "tooShort"],
  ["Li", "tooShort"],
  [" Jo ", "tooShort"],
  ["Li\u0301", "tooShort"],
  ["---", "invalid"],
  ["1234", "invalid"],
  ["Ana <b>", "invalid"],
  ["<script>alert(1)</script>", "invalid"],
  ["Ana\u0000", "invalid"],
  ["Ana\ud800", "invalid"],
  ["Ana\u0085", "invalid"],
  ["Ana {x}", "invalid"],
  ["Ana *x", "invalid"],
  ["***", "tooShort"],
  ["(...)", "invalid"],
  ["a".repeat(101), "invalid"]
])("%j: %s", (typed, problem) => expect(nameProblem(typed)).toBe(problem))

test.each([
  ["Av. 9 de Julio 1234, 5º «B»", undefined],
  ["C1043AAZ", undefined],
  ["x".repeat(200), undefined],
  [`  ${"x".repeat(200)}  `, undefined],
  ["x".repeat(201), "tooLong"],
  ["Calle\u0000 1", "invalid"],
  ["Calle \ud83d", "invalid"],
  ["1425\u007f", "invalid"]
])("the line %j: %s", (typed, problem) => expect(lineProblem(typed)).toBe(problem))

test("a name is read on one line, and reading it again changes nothing", () => {
  expect(readName("  Ana \n\t María ")).toBe("Ana María")
  expect(readName("*_ Ana María _* ")).toBe("Ana María")
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readName(readName(typed))).toBe(readName(typed))
    })
  )
})
