/**
 * What a document's browser saw of it: a paint and a press in milliseconds, a shift as layouts are
 * measured, an answer by its address, an error with its stack, a page that was reached.
 */
export type Sighting =
  | { readonly saw: "paint"; readonly ms: number }
  | { readonly saw: "shift"; readonly value: number; readonly at: number }
  | { readonly saw: "press"; readonly id: number; readonly ms: number }
  | { readonly saw: "answer"; readonly address: string; readonly status: number }
  | { readonly saw: "error"; readonly stack: string; readonly message: string }
  | { readonly saw: "page"; readonly path: string }

/**
 * The web's vitals of a document. One is absent if the browser did not see it. `lcp`: when the
 * largest part was painted, in milliseconds. `cls`: the worst five seconds of unexpected shifts.
 * `inp`: how long a press waited, in milliseconds: the worst but one in fifty.
 */
export interface Vitals {
  readonly lcp?: number
  readonly cls?: number
  readonly inp?: number
}

/** Shifts within a second of one another, and within five of the first, count as one. */
const gap = 1000
const span = 5000

/** Computes the vitals from sightings, as browsers define them. */
export const makeVitals = () => {
  const presses = new Map<number, number>()
  let lcp: number | undefined
  let cls: number | undefined
  let shifts = { sum: 0, from: 0, last: Number.NEGATIVE_INFINITY }
  return {
    see: (sighting: Extract<Sighting, { readonly saw: "paint" | "shift" | "press" }>) => {
      if (sighting.saw === "paint") lcp = sighting.ms
      else if (sighting.saw === "press") presses.set(sighting.id, Math.max(presses.get(sighting.id) ?? 0, sighting.ms))
      else {
        const { at, value } = sighting
        const goesOn = at - shifts.last < gap && at - shifts.from < span
        shifts = { sum: value + (goesOn ? shifts.sum : 0), from: goesOn ? shifts.from : at, last: at }
        cls = Math.max(cls ?? 0, shifts.sum)
      }
    },
    now: (): Vitals => {
      const slowest = [...presses.values()].sort((a, b) => b - a)
      const inp = slowest[Math.floor(slowest.length / 50)]
      return {
        ...(lcp !== undefined && { lcp: Math.round(lcp) }),
        ...(cls !== undefined && { cls: Math.round(cls * 1000) / 1000 }),
        ...(inp !== undefined && { inp: Math.round(inp) })
      }
    }
  }
}
