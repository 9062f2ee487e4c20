/**
 * What a late filling meets: the focus in a field, and whether the visitor pressed anything so far.
 * Before any press, a field holds what the browser or an earlier document put there.
 */
export interface Met {
  readonly focused: boolean
  readonly touched: boolean
}

/** The page as its browser has it: in sight, left, brought back. */
export interface Page {
  readonly met: () => Met
  /** What the browser believes. Behind some VPNs it is wrong: it chooses words and stops nothing. */
  readonly isOnline: () => boolean
  /** Runs an action each time the page may go: it is hidden, or left. Returns the end of it. */
  readonly onHide: (act: () => unknown) => () => void
  /** Acts when the back-forward cache brings the page back. Returns the end of it. */
  readonly onWake: (act: () => unknown) => () => void
  /** Runs an action each time the page comes in sight, perhaps days later. Returns the end of it. */
  readonly onShow: (act: () => unknown) => () => void
}

/** The page's entry in the browser's history. A reload and Back find its state again. */
export interface HistoryEntry {
  readonly address: () => { readonly hostname: string; readonly pathname: string; readonly search: string }
  readonly state: () => Readonly<Record<string, unknown>>
  /** Replaces the state, and the address if one is given. */
  readonly replace: (state: Readonly<Record<string, unknown>>, path?: string) => void
}
