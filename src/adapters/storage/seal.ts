/** The wrapper of every stored value. `savedAt` is in milliseconds since 1970. */
export interface Envelope<A> {
  readonly v: number
  readonly savedAt: number
  readonly data: A
}

/** Turns a value with its envelope into text. */
export const seal = <A>(envelope: Envelope<A>): string => JSON.stringify(envelope)

/**
 * The envelope that a text claims to be, its fields unchecked; none if the text is no JSON. It works
 * without Effect, which the first view and the offline page do not have.
 */
export const claimed = (text: string | undefined): Readonly<Partial<Record<keyof Envelope<unknown>, unknown>>> => {
  try {
    return Object(JSON.parse(text ?? ""))
  } catch {
    return {}
  }
}
