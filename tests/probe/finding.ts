/** What a probe looks at. */
export type Kind =
  | "home"
  | "quote"
  | "headers"
  | "certificate"
  | "switches"
  | "destinations"
  | "documents"
  | "assets"
  | "unknown"
  | "payment"
  | "worker"

/** One look at a channel: what was seen, and everything that is not as it must be. */
export interface Looked {
  readonly kind: Kind
  readonly seen: string
  readonly findings: ReadonlyArray<string>
}

export const looked = (kind: Kind, seen: string, findings: ReadonlyArray<string>): Looked => ({ kind, seen, findings })

/** Lines for what must not be: `[is it so, its sentence]`. */
export const wrong = (...rows: ReadonlyArray<readonly [boolean, string]>): ReadonlyArray<string> =>
  rows.flatMap(([is, what]) => (is ? [what] : []))
