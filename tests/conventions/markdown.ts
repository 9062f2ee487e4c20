import { isThere, read } from "./source"

/** A row of a table, by the heads of its columns, with the section that it stands in. */
export interface Row {
  readonly section: string
  readonly cells: Readonly<Record<string, string>>
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"))

/** Every row of the tables of a Markdown file. */
export const rowsIn = (file: string): ReadonlyArray<Row> => {
  let section = ""
  let heads: ReadonlyArray<string> = []
  return read(file)
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("#")) section = line.replace(/^#+ /, "")
      if (!line.startsWith("|")) heads = []
      if (!line.startsWith("|") || line.startsWith("|-")) return []
      const cells = cellsOf(line)
      if (heads.length > 0)
        return [{ section, cells: Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ""])) }]
      heads = cells
      return []
    })
}

/** A file, and words that stand in it. */
export interface Proof {
  readonly file: string
  readonly words: string
}

/** Whether the file or its words are gone. */
export const isLost = ({ file, words }: Proof) => !isThere(file) || !read(file).includes(words)

/** The proofs of a row, written as `file`: words, a line each. */
export const proofsOf = ({ cells: { proof = "" } }: Row): ReadonlyArray<Proof> =>
  proof.split("<br>").flatMap((line) => {
    const [, file, words] = /^`([^`]+)`: (.+)$/.exec(line) ?? []
    return file && words ? [{ file, words }] : []
  })
