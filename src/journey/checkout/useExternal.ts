import { usePerPage } from "../lifetimes"
import { makeExternal } from "./external"

/** The `p` of the address, which is taken out of it and kept with the entry of the history: a reload finds it, and nothing else does (TR-16). */
const takeId = (): string | null => {
  const kept: unknown = history.state?.p
  const p = new URLSearchParams(location.search).get("p") ?? (typeof kept === "string" ? kept : null)
  history.replaceState({ ...history.state, p }, "", location.pathname)
  return p
}

/** A partner's link. The page that shows meanwhile follows it; `go` leads on inside the document. */
export const useExternal = (go: (path: string) => void) =>
  usePerPage((journey) => makeExternal(journey, go), {
    enter: ({ enter, cancel }) => {
      enter(takeId())
      return cancel
    }
  })
