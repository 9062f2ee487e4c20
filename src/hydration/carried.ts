/**
 * Loads the document anew, as a release demands whose files this document does not know. `draft`
 * travels in the history entry, which no address shows.
 */
export const renewWith = (draft?: unknown): void => {
  history.replaceState({ ...history.state, draft }, "")
  location.reload()
}

/** What the document before carried over, once. Undefined if it carried nothing. */
export const takeCarried = (): unknown => {
  const { draft, ...state } = globalThis.history?.state ?? {}
  if (draft !== undefined) history.replaceState(state, "")
  return draft
}
