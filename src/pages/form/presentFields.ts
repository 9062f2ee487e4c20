import { isDay, showDay } from "../../core/trip/calendar"

/** The message of a problem, if there is one. */
export const say = <K extends string>(words: Readonly<Record<K, string>>, problem: K | undefined) =>
  problem === undefined ? undefined : words[problem]

type Followed<A> = { readonly value: A; readonly peek: () => A }

type Errors<Name extends string> = { readonly [N in Name]?: string | undefined }

/** A draft of the journey, or one that guards some of its fields. */
export interface TypedForm<Name extends string, P> {
  readonly typed: Followed<{ readonly [N in Name]: string }>
  readonly visible: Followed<P>
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
  /** Marks a left field without problem as valid. */
  readonly ticks?: boolean
  /** The name in the document, where several people fill the same fields. */
  readonly nameOf?: (name: string) => string
}

/** The props of a form's fields, by name: of any field, of a text, and of a date that autofill may give. */
export const presentFields = <Name extends string, P extends Errors<Name>>(
  form: TypedForm<Name, P>,
  words: FieldWords<NoInfer<Name>, P>,
  { required = true, ticks = false, nameOf = (name: string) => name }: FieldTraits = {}
) => {
  const typed = form.typed.value
  const errors: Errors<Name> = form.visible.value
  const field = (name: Name) => ({
    name: nameOf(name),
    label: words.fields[name],
    value: typed[name] as string,
    onChange: (value: string) => form.type({ [name]: value } as { readonly [F in Name]?: string }),
    onBlur: () => form.blur(name),
    error: say<string>(words.problems[name], errors[name]),
    required
  })
  const text = (name: Name) => {
    const props = field(name)
    const isLeft = name in errors && errors[name] === undefined && props.value !== ""
    return ticks ? { ...props, valid: isLeft } : props
  }
  return {
    field,
    text,
    day: (name: Name) => {
      const props = text(name)
      return { ...props, onChange: (value: string) => props.onChange(isDay(value) ? showDay(value) : value) }
    }
  }
}
