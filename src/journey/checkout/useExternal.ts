import { readQuery } from "../../core/trip/sharedLink"
import { usePerPage } from "../lifetimes"
import { makeExternal } from "./external"

/**
 * Takes the `p` out of the address into the history entry: only a reload finds it there (TR-16).
 */
const takeId = (): string | null => {
  const kept: unknown = history.state?.p
  const p = readQuery(location.search).get("p") ?? (typeof kept === "string" ? kept : null)
  history.replaceState({ ...history.state, p }, "", location.pathname)
  return p
}

export const useExternal = (go: (path: string) => void) =>
  usePerPage((journey) => makeExternal(journey, go), {
    enter: ({ enter, cancel }) => {
      enter(takeId())
      return cancel
    }
  })
