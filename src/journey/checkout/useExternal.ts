import { useEffect, useState } from "react"
import { useJourney } from "../useJourney"
import { makeExternal } from "./external"

/** The `p` of the address, which is taken out of it and kept with the entry of the history: a reload finds it, and nothing else does (TR-16). */
const takeId = (): string | null => {
  const kept: unknown = history.state?.p
  const p = new URLSearchParams(location.search).get("p") ?? (typeof kept === "string" ? kept : null)
  history.replaceState({ ...history.state, p }, "", location.pathname)
  return p
}

/** A partner's link, followed by the page that is shown meanwhile; `go` leads on inside the document. */
export const useExternal = (go: (path: string) => void) => {
  const journey = useJourney()
  const [external] = useState(() => makeExternal(journey, go))
  useEffect(() => {
    external.enter(takeId())
    return external.leave
  }, [external])
  return external
}
