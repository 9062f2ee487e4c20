/**
 * What becomes of a file that does not arrive (ER-05). Each is fetched once more; if it is lost
 * again, it has one of four fates, and no other.
 */
export type Fate<A> = (cause: unknown, ask: () => Promise<A>) => Promise<A>

/** In milliseconds. By then other files that were lost with this one have failed too. */
const breath = 400
const retryMs = 3000

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

/**
 * Tells the bootstrap script that a printed part is lost. True if it loads the document anew, with
 * what the visitor did, once the server answers.
 */
export const tellLost = (): boolean =>
  document.getElementById("root")?.dispatchEvent(new Event("lost", { cancelable: true })) === false

/**
 * The event of the window just before its document comes anew: what must outlast it is kept now.
 * The bootstrap script keeps the fields of a printed page; a form under data-kept keeps its own.
 */
export const beforeAnew = "anew"

const answers = () =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false
  )

/** A card is stored nowhere: its form stays. */
const holdsCard = () => document.querySelector("[autocomplete^=cc-]") !== null

/**
 * After Reintentar, or on a page without input: it comes in a new document, as a release demands.
 * The page stays and tells if the server does not answer, if it holds a card, or if the visitor
 * has gone elsewhere.
 */
export const anew = () => {
  const { pathname } = location
  return async (cause: unknown): Promise<never> => {
    if (!holdsCard() && (await answers()) && location.pathname === pathname) {
      dispatchEvent(new Event(beforeAnew))
      location.reload()
    }
    throw cause
  }
}

/** A style sheet is awaited: an import asks for it only once. */
export const awaitStyles = (): void =>
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
        void after(retryMs).then(() => target.replaceWith(target.cloneNode()))
    },
    true
  )
