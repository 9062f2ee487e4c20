import { retryMs } from "../browser/fates"

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

/** True if the server has an answer for this address now, whichever but a failure. */
export const answers = (): Promise<boolean> =>
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
        setTimeout(() => target.replaceWith(target.cloneNode()), retryMs)
    },
    true
  )
