import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { silverPlan } from "../../../contracts/fixtures/plans"
import { coverageFigure, coverageRanks, readCoverage } from "./plan"

describe("plans are ranked by the figure in their coverage", () => {
  test.each([
    ["USD 150.000", 150_000],
    ["150000", 150_000],
    ["Hasta 1.000.000 USD de cobertura", 1_000_000],
    ["USD 30,000.00", 30_000],
    ["ARS 1.500.000", 1_500_000],
    ["Asistencia 24/7 hasta USD 80.000", 80_000],
    ["Cobertura total", undefined],
    ["24/7", undefined],
    ["", undefined]
  ])("%j: %s", (coverage, figure) => expect(coverageFigure(coverage)).toBe(figure))

  const ranksOf = (coverages: ReadonlyArray<string>, steps: number) =>
    coverageRanks(
      coverages.map((coverage) => ({ ...silverPlan, coverage })),
      steps
    )

  test("ranks start at 1 and keep the given order; equal figures share a rank", () => {
    expect(ranksOf(["USD 300.000", "USD 80.000", "USD 150.000", "USD 80.000"], 5)).toEqual([3, 1, 2, 1])
    expect(ranksOf(["USD 300.000", "a convenir", "USD 80.000"], 5)).toEqual([2, undefined, 1])
    expect(ranksOf([], 5)).toEqual([])
  })

  test("plans with equal figures, or without any, have no rank", () => {
    expect(ranksOf(["USD 123.456", "USD 123.456"], 5)).toEqual([undefined, undefined])
    expect(ranksOf(["USD 300.000", "a convenir"], 5)).toEqual([undefined, undefined])
  })

  test("figures take one step each as long as there are enough steps, and share them otherwise", () => {
    const figures = Array.from({ length: 10 }, (_, n) => `USD ${n + 1}0.000`)
    expect(ranksOf(figures.slice(0, 5), 5)).toEqual([1, 2, 3, 4, 5])
    expect(ranksOf(figures, 5)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  test("a higher figure never ranks lower, and ranks stay within the steps", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1_000, max: 2_000_000 })), (figures) => {
        fc.pre(new Set(figures).size > 1)
        const ranks = ranksOf(figures.map(String), 5)
        for (const [i, x] of figures.entries()) {
          expect(ranks[i]).toBeGreaterThanOrEqual(1)
          expect(ranks[i]).toBeLessThanOrEqual(5)
          for (const [j, y] of figures.entries()) if (x > y) expect(ranks[i] ?? 0).toBeGreaterThanOrEqual(ranks[j] ?? 9)
        }
      })
    )
  })
})

describe("the coverage is separated from the annual part (RS-18)", () => {
  test.each<readonly [string, string, number | "annual" | undefined]>([
    ["USD 150.000", "USD 150.000", undefined],
    ["USD 150.000 ANUAL 30", "USD 150.000", 30],
    ["USD 150.000 ANUAL30", "USD 150.000", 30],
    ["USD 150.000 - ANUAL 30 DIAS", "USD 150.000", 30],
    ["USD 150.000 (Anual, 30 días)", "USD 150.000", 30],
    ["ANUAL 45 USD 150.000", "USD 150.000", 45],
    ["ANUAL USD 150.000", "USD 150.000", "annual"],
    ["ANUAL 150.000 USD", "150.000 USD", "annual"],
    ["USD 150.000 30 DIAS ANUAL", "USD 150.000", 30],
    ["Plan anual de hasta 30 días", "", 30],
    ["USD 150.000 ANUAL 0", "USD 150.000", "annual"],
    ["ANUAL", "", "annual"],
    ["Manual del viajero", "Manual del viajero", undefined],
    ["USD 150.000, 30 días", "USD 150.000, 30 días", undefined],
    ["", "", undefined]
  ])("%j covers %j, annual: %s", (worded, coverage, annual) =>
    expect(readCoverage(worded)).toEqual({
      coverage,
      ...(annual && { annual: annual === "annual" ? {} : { days: annual } })
    })
  )

  test("reading the coverage a second time changes nothing", () => {
    fc.assert(
      fc.property(fc.string(), (worded) => {
        const { annual, coverage } = readCoverage(worded)
        if (annual === undefined) expect(coverage).toBe(worded)
        else expect(coverage.length).toBeLessThan(worded.length)
      })
    )
  })
})

test("a hostile coverage does not slow the reading down", () => {
  const started = process.cpuUsage()
  const signs = ")".repeat(100_000)
  for (const worded of [`x${signs}x anual 3`, `${signs} anual`, `${signs}anual${signs}`]) readCoverage(worded)
  expect(process.cpuUsage(started).user).toBeLessThan(250_000)
})
