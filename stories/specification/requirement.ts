/** One thing that the portal is asked to do. */
export interface Requirement {
  /** Its name for good: code and tests cite it. */
  readonly id: string
  /** What is asked, in lines that go on from one another. Spanish between quotes is what a visitor reads, letter by letter. */
  readonly text: ReadonlyArray<string>
  /** The channels that it is about, where not all of them. */
  readonly channels?: string
  /** How it is understood where the owner's text leaves that open. */
  readonly reading?: ReadonlyArray<string>
  /** The number of the decision that says more (stories/decisions). */
  readonly decision?: number
  /** `ours`: the owner's text does not ask for it. */
  readonly origin?: "ours"
}

/** Requirements about one thing; the ids of all of them begin with its code. */
export interface Group {
  readonly code: string
  readonly title: string
  readonly requirements: ReadonlyArray<Requirement>
}
