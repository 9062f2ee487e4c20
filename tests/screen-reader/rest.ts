import { readdirSync, readFileSync } from "node:fs"

interface Running {
  readonly pid: number
  readonly parent: number
  readonly state: string
}

/** A program that ended meanwhile has no entry. */
const runningAs = (pid: string): ReadonlyArray<Running> => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    const [state = "", parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return [{ pid: Number(pid), parent: Number(parent), state }]
  } catch {
    return []
  }
}

/** The programs that this one started, and theirs. */
const below = (all: ReadonlyArray<Running>, pid: number): ReadonlyArray<Running> =>
  all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(all, one.pid)])

/**
 * True if no program of the desktop works or waits for its turn at the processor. Then the reader
 * says nothing more by itself, whatever else the machine has to do.
 */
export const isAtRest = (): boolean => {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(runningAs)
  return below(all, process.pid).every(({ state }) => !"RD".includes(state))
}
