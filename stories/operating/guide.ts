/** A text, or the lines of one that go on from one another. Code stands between backticks. */
export type Text = string | ReadonlyArray<string>

/** A piece of a guide; the first row of a table is its head. */
export type Block =
  | { readonly text: Text }
  | { readonly list: ReadonlyArray<Text> }
  | { readonly steps: ReadonlyArray<Text> }
  | { readonly table: ReadonlyArray<ReadonlyArray<Text>> }

/** What a person who runs the portal has to know about one thing. */
export interface Guide {
  readonly title: string
  readonly lead: string
  readonly parts: ReadonlyArray<{ readonly title?: string; readonly blocks: ReadonlyArray<Block> }>
}
