/** One demand on the portal. */
export interface Requirement {
  /** Permanent, because code and tests cite it. */
  readonly id: string
  /** Lines of one text. Spanish in quotes is what the visitor reads, verbatim. */
  readonly text: ReadonlyArray<string>
  /** The channels concerned; absent for all. */
  readonly channels?: string
  /** The chosen interpretation, where the owner's text is open. */
  readonly reading?: ReadonlyArray<string>
  /** Number of the decision that explains more. */
  readonly decision?: number
  /** `ours`: the owner's text does not ask for it. */
  readonly origin?: "ours"
}

/** Requirements on one subject. Their ids start with the group's code. */
export interface Group {
  readonly code: string
  readonly title: string
  readonly requirements: ReadonlyArray<Requirement>
}
