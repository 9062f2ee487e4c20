/** What every stored value is wrapped in. */
export interface Envelope<A> {
  /** The version of the shape of `data`. */
  readonly v: number
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly data: A
}

/** The text of a value that is to be kept. */
export const seal = <A>(envelope: Envelope<A>): string => JSON.stringify(envelope)
