import type { Readable } from "../../journey/useRead"

export const say = <K extends string>(words: Readonly<Record<K, string>>, problem: K | undefined) =>
  problem === undefined ? undefined : words[problem]

export type Errors<Name extends string> = { readonly [N in Name]?: string | undefined }

/** A draft of the journey, or one that guards some of its fields. */
export interface TypedForm<Name extends string, P> {
  readonly typed: Readable<{ readonly [N in Name]: string }>
  readonly visible: Readable<P>
  readonly type: (change: { readonly [N in Name]?: string }) => void
  readonly blur: (name: Name) => void
}

/** The words of a form: a label for each field, and a message for each of its problems. */
export interface FieldWords<Name extends string, P extends Errors<Name>> {
  readonly fields: { readonly [N in Name]: string }
  readonly problems: { readonly [N in Name]: Readonly<Record<P[N] & string, string>> }
}

export interface FieldTraits {
  readonly required?: boolean
  /** Marks a left document or day without problem as valid: the two that have a rule to pass. */
  readonly ticks?: boolean
  /** The name in the document, where several people fill the same fields. */
  readonly nameOf?: (name: string) => string
}
