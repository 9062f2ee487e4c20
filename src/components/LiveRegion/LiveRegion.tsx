import hidden from "../VisuallyHidden/VisuallyHidden.module.css"

/** Invisible text, announced as it changes: politely (`status`) or at once (`alert`) (A11Y-05). */
export const LiveRegion = ({ role, children }: { readonly role: "status" | "alert"; readonly children: string }) => (
  <p className={hidden.VisuallyHidden} {...live[role]}>
    {children}
  </p>
)

/** In milliseconds: long enough for a screen reader to know the region. */
const later = 100

/**
 * A ref for the words of a live region. Screen readers tell what enters a region, but not every one
 * a region that enters the page with its words, so these stay hidden from them until the region is
 * known (A11Y-05). Not in a printed page, and not where the words are the page's own title or hold
 * a link: those may take the focus.
 */
export const lateWords = (words: HTMLElement | null): (() => void) | undefined => {
  if (!words || words.querySelector("h1, a, button, input") || words.closest("#root:not([data-alive])"))
    return undefined
  words.ariaHidden = "true"
  const timer = setTimeout(() => {
    words.ariaHidden = null
  }, later)
  return () => clearTimeout(timer)
}

/** Firefox tells Orca of an `alert` only if its `aria-live` is written out (A11Y-05). */
export const live = {
  alert: { role: "alert", "aria-live": "assertive" },
  status: { role: "status" }
} as const
