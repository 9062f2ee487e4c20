/** Faults of any call. `duplicate` means that the page makes the call twice. */
export const faults = ["4xx", "down", "timeout", "5xx", "not JSON", "wrong shape", "slow", "duplicate"] as const
export type Fault = (typeof faults)[number]

/** The visitor's view: in words, and in which story. */
export interface Look {
  readonly seen: string
  readonly story: string
}

/** A call of the portal and the reaction to each fault. */
export interface Row {
  /** Its name in the sandbox. */
  readonly call: string
  /** Total time to wait for it, in milliseconds. */
  readonly limit: number
  readonly looks: Readonly<Record<string, Look>>
  /** The reaction to each fault. For `duplicate`, what happens to the second call. */
  readonly cells: Readonly<Record<Fault, string>>
}

export const look = (seen: string, story: string): Look => ({ seen, story })

/**
 * Every fault that keeps an answer from coming has the same reaction; the others have their own.
 */
export const lost = <const More extends Readonly<Partial<Record<Fault, string>>>>(name: string, more: More) => ({
  ...{ down: name, timeout: name, "4xx": name, "5xx": name, "not JSON": name, "wrong shape": name },
  ...more
})

/** The name of the walk of a row. */
export const journeyOf = (name: string) => `faults: ${name}`
