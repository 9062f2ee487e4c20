import type { Turn } from "./transcript"

type Lines = ReadonlyArray<string>
type Turns = ReadonlyArray<Turn>

/**
 * Before a kept line that the screen reader says or not, as the moment allows: it drops what it was
 * about to say of a live region once the focus moves.
 */
const mark = "~ "

export const isSometimes = (line: string) => line.startsWith(mark)
export const plain = (line: string) => (isSometimes(line) ? line.slice(mark.length) : line)

/** A line of one or both sides. */
interface Pair {
  readonly kept?: string
  readonly heard?: string
}

/** Both sides in order, with as many lines in common as there can be. */
const aligned = (kept: Lines, heard: Lines): ReadonlyArray<Pair> => {
  const isSame = (k: number, h: number) => plain(kept[k] ?? "") === heard[h]
  // How many lines the rests of both have in common, from each pair of places on.
  const common = Array.from({ length: kept.length + 1 }, () => Array<number>(heard.length + 1).fill(0))
  const at = (k: number, h: number) => common[k]?.[h] ?? 0
  for (let k = kept.length - 1; k >= 0; k -= 1)
    for (let h = heard.length - 1; h >= 0; h -= 1)
      common[k]?.splice(h, 1, isSame(k, h) ? at(k + 1, h + 1) + 1 : Math.max(at(k + 1, h), at(k, h + 1)))
  const pairs: Array<Pair> = []
  for (let k = 0, h = 0; k < kept.length || h < heard.length; ) {
    const [first, second] = [kept[k], heard[h]]
    const both = first !== undefined && second !== undefined && isSame(k, h)
    const ours = both || second === undefined || (first !== undefined && at(k + 1, h) >= at(k, h + 1))
    const theirs = both || !ours
    pairs.push({
      ...(ours && first !== undefined && { kept: first }),
      ...(theirs && second !== undefined && { heard: second })
    })
    k += Number(ours)
    h += Number(theirs)
  }
  return pairs
}

/** Turn by turn. Undefined if the visitor did not do the same. */
const pairs = (kept: Turns, heard: Turns) =>
  kept.map(({ act }) => act).join("\n") === heard.map(({ act }) => act).join("\n")
    ? kept.map(({ act, said }, at) => ({ act, lines: aligned(said, heard[at]?.said ?? []) }))
    : undefined

/** What was heard and is not kept, and what is kept, always said, and was not heard. */
export const differences = (kept: Turns, heard: Turns): Lines =>
  pairs(kept, heard)?.flatMap(({ act, lines }) =>
    lines.flatMap((line) => {
      if (line.kept === undefined) return [`[${act}] + ${line.heard}`]
      return line.heard === undefined && !isSometimes(line.kept) ? [`[${act}] - ${line.kept}`] : []
    })
  ) ?? ["The acts are others: record the transcript anew."]

/** The kept transcript after one more hearing: what one of both lacks is said sometimes. */
export const merged = (kept: Turns, heard: Turns): Turns =>
  pairs(kept, heard)?.map(({ act, lines }) => ({
    act,
    said: lines.map((line) =>
      line.kept !== undefined && line.heard !== undefined ? line.kept : mark + plain(line.kept ?? line.heard ?? "")
    )
  })) ?? heard
