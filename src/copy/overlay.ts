type Words = (...args: ReadonlyArray<never>) => unknown

/** The same tree with optional leaves: a channel's overrides. */
export type Overlay<T> = {
  readonly [K in keyof T]?: T[K] extends string | Words | ReadonlyArray<unknown> ? T[K] : Overlay<T[K]>
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const laidOver = (base: unknown, over: unknown): unknown => {
  if (over === undefined) return base
  if (!isBranch(base) || !isBranch(over)) return over
  return Object.fromEntries(Object.entries(base).map(([key, value]) => [key, laidOver(value, over[key])]))
}

/** Puts a channel's overrides over the common texts. */
export const overlay = <T extends object>(base: T, over: Overlay<T>): T => laidOver(base, over) as T
