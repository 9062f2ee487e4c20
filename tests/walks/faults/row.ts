/** What can go wrong with any call; `duplicate`: it is asked for twice. */
export const faults = ["4xx", "down", "timeout", "5xx", "not JSON", "wrong shape", "slow", "duplicate"] as const
export type Fault = (typeof faults)[number]

/** What a visitor sees then: in words, and in which story. */
export interface Look {
  readonly seen: string
  readonly story: string
}

/** A call of the portal, and how each fault of it looks. */
export interface Row {
  /** Its name in the sandbox. */
  readonly call: string
  /** For how long it is waited for in all, in milliseconds. */
  readonly limit: number
  readonly looks: Readonly<Record<string, Look>>
  /** By fault the name of its look; of a duplicate, what becomes of the second one. */
  readonly cells: Readonly<Record<Fault, string>>
}

/** How something looks, and the id of the story that shows it. */
export const look = (seen: string, story: string): Look => ({ seen, story })

/** Whatever keeps an answer from coming looks the same; the others have looks of their own. */
export const lost = <const More extends Readonly<Partial<Record<Fault, string>>>>(name: string, more: More) => ({
  ...{ down: name, timeout: name, "4xx": name, "5xx": name, "not JSON": name, "wrong shape": name },
  ...more
})

/** The name of the journey that walks a row. */
export const journeyOf = (name: string) => `faults: ${name}`
