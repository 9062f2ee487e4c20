import { useRead } from "../../journey/useRead"
import { type Errors, type FieldTraits, type FieldWords, say, type TypedForm } from "./presentFields"

/** The props of any field of a form, by its name. Those of a person have more: `useFields`. */
export const useField = <Name extends string, P extends Errors<Name>>(
  form: TypedForm<Name, P>,
  words: FieldWords<NoInfer<Name>, P>,
  { nameOf = (name: string) => name, required = true }: FieldTraits = {}
) => {
  const typed = useRead(form.typed)
  const errors: Errors<Name> = useRead(form.visible)
  return (name: Name) => ({
    name: nameOf(name),
    label: words.fields[name],
    value: typed[name] as string,
    onChange: (value: string) => form.type({ [name]: value } as { readonly [F in Name]?: string }),
    onBlur: () => form.blur(name),
    error: say<string>(words.problems[name], errors[name]),
    required
  })
}
