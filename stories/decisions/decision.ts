/** Something that was decided: what holds, why, and what follows from it. */
export interface Decision {
  /** Its name for good: requirements and comments cite it. */
  readonly number: number
  /** What holds, in one line. */
  readonly claim: string
  /** Why, and what follows: lines that go on from one another, 60 words at most. Code stands between backticks. */
  readonly text: ReadonlyArray<string>
  /** A file that shows it. */
  readonly file: string
  /** Requirements that it concerns, beside those that name it. */
  readonly concerns?: ReadonlyArray<string>
}

/** Decisions about one part of the portal. */
export interface Area {
  /** The name of its story in ByArea.stories.tsx. */
  readonly name: string
  readonly title: string
  readonly decisions: ReadonlyArray<Decision>
}
