/** A test that proves a row: its file, and words of its title. */
export type Proof = readonly [file: string, words: string]

/** A row of a standard that concerns a browser front end or its reference server. */
export interface Row {
  /** As the standard numbers it. */
  readonly id: string
  /** What it asks, in our words. */
  readonly asks: string
  /** Where it comes from, since when, and where in the portal. */
  readonly about?: string
  readonly proofs?: ReadonlyArray<Proof>
  /** Who must do what no test here can prove; absent if the tests prove all of it. */
  readonly left?: string
}

/** One standard, with its rows in its order. */
export interface Standard {
  readonly title: string
  readonly note: string
  readonly rows: ReadonlyArray<Row>
}
