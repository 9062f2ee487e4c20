/** A test by its title, a story by its name, or a line of a transcript: `name` is in the file's text. */
export interface Proof {
  readonly file: string
  readonly name: string
}

/** A success criterion of WCAG 2.2. */
export interface Criterion {
  readonly id: string
  readonly level: "A" | "AA"
  readonly title: string
  /** How the portal meets it, or why it cannot occur. Lines of one text. */
  readonly how: ReadonlyArray<string>
  readonly proofs: ReadonlyArray<Proof>
  /** What a person looked at, where no test can judge, and the day. */
  readonly looked?: { readonly at: ReadonlyArray<string>; readonly on: string }
}

const walk = (file: string, name: string): Proof => ({ file: `tests/e2e/${file}.spec.ts`, name })
const form = (file: string, name: string): Proof => ({ file: `tests/conventions/${file}.test.ts`, name })
const component = (file: string, name: string): Proof => ({ file: `stories/components/${file}.stories.tsx`, name })
const heard = (file: string, name: string): Proof => ({ file: `tests/screen-reader/transcripts/${file}.txt`, name })

/** Places of proofs. */
export const by = { component, form, heard, walk }

/** Axe judges it in every story, and in the walks of each page. */
export const axe: Proof = form("stories", "axe checks every story against all of WCAG 2.2 AA")
