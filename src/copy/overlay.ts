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

const names = new WeakMap<object, string>()

/** Names the texts of a page, under which a channel overrides them (channels/<id>/pages.ts). */
export const page = <Texts extends object>(name: string, texts: Texts): Texts => {
  names.set(texts, name)
  return texts
}

/** The name of a page's texts. */
export const nameOf = (texts: object): string | undefined => names.get(texts)

/** A page's texts as a channel says them. The same texts give the same object each time. */
export type Voice = <Texts extends object>(texts: Texts) => Texts

/** The voice of a channel, by its own texts of each page. */
export const voiceOf = (own: Readonly<Record<string, unknown>>): Voice => {
  const said = new WeakMap<object, object>()
  return <Texts extends object>(texts: Texts) => {
    const found = (said.get(texts) ?? laidOver(texts, own[nameOf(texts) ?? ""])) as Texts
    said.set(texts, found)
    return found
  }
}
