/** The wrapper of every stored value. */
export interface Envelope<A> {
  readonly v: number
  /** In milliseconds since 1970. */
  readonly savedAt: number
  readonly data: A
}

/** Turns a value with its envelope into text. */
export const seal = <A>(envelope: Envelope<A>): string => JSON.stringify(envelope)
