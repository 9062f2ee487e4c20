import type { HistoryEntry, Page } from "../../core/device/page"

/** Hears events of the window, to which those of the document rise. Returns the end of it. */
const hear = <Heard extends Event>(types: ReadonlyArray<string>, act: (event: Heard) => unknown) => {
  const listening = new AbortController()
  const { signal } = listening
  for (const type of types) addEventListener(type, act as (event: Event) => unknown, { signal })
  return () => listening.abort()
}

/** This document, as the window tells of it. */
export const page: Page = {
  met: () => ({
    focused: document.activeElement?.localName === "input",
    touched: !document.querySelector("#root:not([data-pressed])")
  }),
  isOnline: () => navigator.onLine,
  onHide: (act) => hear(["pagehide", "visibilitychange"], act),
  onWake: (act) => hear<PageTransitionEvent>(["pageshow"], ({ persisted }) => persisted && act()),
  onShow: (act) => hear(["pageshow", "visibilitychange"], () => document.hidden || act())
}

export const historyEntry: HistoryEntry = {
  address: () => location,
  state: () => history.state ?? {},
  replace: (state, path) => history.replaceState(state, "", path)
}
