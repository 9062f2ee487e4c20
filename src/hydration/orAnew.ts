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
 * For a press on Reintentar, or on a page without input: what is lost comes in a new document, as a
 * release demands (ER-05). The page stays if the server does not answer, if it holds a card, or if
 * the visitor has gone elsewhere. Rejects if the part is lost.
 */
export const orAnew = <A>(coming: Promise<A>): Promise<A> => {
  const { pathname } = location
  return coming.catch(async (cause: unknown) => {
    if (!holdsCard() && (await answers()) && location.pathname === pathname) {
      dispatchEvent(new Event(beforeAnew))
      location.reload()
    }
    throw cause
  })
}
