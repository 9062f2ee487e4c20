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

/** True if the server answers this address now, with any status below 500. */
export const answers = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false
  )

/** A new document would lose the card, which is stored nowhere. */
const holdsCard = () => document.querySelector("[autocomplete^=cc-]") !== null

/**
 * The fate of what is lost after Reintentar, or on a page without input: a new document brings it,
 * as a release removes the files of the old one. The page stays and tells if the server does not
 * answer, if it holds a card, or if the visitor has gone elsewhere.
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

/** Asks for a lost style sheet until it arrives. The bundler's loader asks only once. */
export const awaitStyles = (): void =>
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
        setTimeout(() => target.replaceWith(target.cloneNode()), retryMs)
    },
    true
  )
