import { type Fault, faults, journeyOf, type Row } from "./row"

type Rows = Readonly<Record<string, Row>>

/** Gaps of a matrix: calls without a row, faults without a reaction, reactions without a story. */
export const gapsIn = (
  rows: Rows,
  calls: ReadonlyArray<string>,
  stories: ReadonlySet<string>
): ReadonlyArray<string> => {
  const named = Object.entries(rows)
  const covered = new Set(named.map(([, { call }]) => call))
  const inRow = ([name, { cells, looks }]: readonly [string, Row]) => [
    ...faults.filter((fault) => !cells[fault]).map((fault) => `${name}: nothing is expected of ${fault}`),
    ...faults
      .filter((fault) => fault !== "duplicate" && cells[fault] && !looks[cells[fault]])
      .map((fault) => `${name}: nobody knows how ${cells[fault]} looks`),
    ...Object.entries(looks)
      .filter(([, { seen }]) => seen.trim() === "")
      .map(([look]) => `${name}: ${look} says nothing`),
    ...Object.entries(looks)
      .filter(([, { story }]) => !stories.has(story))
      .map(([look, { story }]) => `${name}: there is no story ${story} of ${look}`),
    ...Object.keys(looks)
      .filter((look) => !faults.some((fault) => cells[fault] === look))
      .map((look) => `${name}: no fault looks like ${look}`)
  ]
  return [
    ...calls.filter((call) => !covered.has(call)).map((call) => `${call}: no row`),
    ...[...covered].filter((call) => !calls.includes(call)).map((call) => `${call}: no call of the sandbox`),
    ...named.flatMap(inRow)
  ]
}

const cellOf = ({ cells, looks }: Row, fault: Fault) => looks[cells[fault]]?.seen ?? cells[fault]

/** The matrix as text: call by fault, and the walk of each call. */
export const tableOf = (rows: Rows): string => {
  const line = (cells: ReadonlyArray<string>) => `| ${cells.join(" | ")} |`
  return [
    line(["call", ...faults, "journey"]),
    line(["---", ...faults.map(() => "---"), "---"]),
    ...Object.entries(rows).map(([name, row]) =>
      line([name, ...faults.map((fault) => cellOf(row, fault)), `\`${journeyOf(name)}\``])
    )
  ].join("\n")
}
