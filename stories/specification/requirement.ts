/** One demand on the portal. */
export interface Requirement {
  /** Spanish in quotes is what the visitor reads, verbatim. A page shows line breaks as spaces. */
  readonly text: string
  /** The channels concerned; absent for all. */
  readonly channels?: string
  /** The chosen interpretation, where the owner's text is open. */
  readonly reading?: string
  /** Number of the decision that explains more. */
  readonly decision?: number
  /** `ours`: the owner's text does not ask for it. */
  readonly origin?: "ours" | undefined
}

/** Requirements on one subject. */
export interface Group {
  /** Begins the ids of its requirements. */
  readonly code: string
  readonly title: string
  /** The origin of all its requirements. */
  readonly origin?: "ours" | undefined
  /** By id: most are a text alone. No id is given twice: that of a merged one stays unused. */
  readonly requirements: Readonly<Record<string, string | Requirement>>
}
