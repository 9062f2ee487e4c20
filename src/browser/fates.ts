/**
 * What becomes of a file that does not arrive (ER-05). Each is fetched once more; if it is lost
 * again, it has one of four fates, and no other.
 */
export type Fate<A> = (cause: unknown, ask: () => Promise<A>) => Promise<A>

/** In milliseconds. By then other files that were lost with this one have failed too. */
const breath = 400
/** Between two attempts for what is awaited, in milliseconds. */
export const retryMs = 3000

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What `ask` fetches, at the first or the second attempt; else what its fate gives. */
export const orElse = <A>(ask: () => Promise<A>, fate: Fate<A>): Promise<A> =>
  ask()
    .catch(() => after(breath).then(ask))
    .catch((cause: unknown) => fate(cause, ask))

/** Something plainer stands in its place for the life of the document. The page does not tell. */
export const plainer =
  <A>(instead: A) =>
  async (): Promise<A> =>
    instead

/** The page says that it is lost, and offers Reintentar. */
export const told = async (cause: unknown): Promise<never> => {
  throw cause
}

/**
 * It is asked for until it arrives, while the page stays as it is. Before each further attempt
 * `goesOn` may bring the document anew; once it says false, the page tells.
 */
export const awaited =
  <A>(goesOn: () => boolean | Promise<boolean>): Fate<A> =>
  async (cause, ask) => {
    if (!(await goesOn())) throw cause
    await after(retryMs)
    return ask().catch((again: unknown) => awaited<A>(goesOn)(again, ask))
  }
