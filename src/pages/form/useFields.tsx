import { Remedy } from "../../components/Remedy/Remedy"
import { showDocument } from "../../core/person/document"
import { documentReading, emailReading, phoneReading } from "../../core/person/readings"
import { readWordedDay } from "../../core/trip/tidyDates"
import { useJourney } from "../../journey/useJourney"
import { type FieldTraits, type FieldWords, presentFields, type TypedForm } from "./presentFields"

/**
 * The props of a person's fields, by name. A phone, an e-mail or a document also offers the reading
 * that cures its error, for the visitor to decide (VA-10).
 */
export const useFields = <Name extends string, P extends { readonly [N in Name]?: string | undefined }>(
  form: TypedForm<Name, P>,
  words: FieldWords<NoInfer<Name>, P>,
  traits?: FieldTraits
) => {
  const { channel, copy } = useJourney()
  const { fields, remedies } = copy.quote
  const given = presentFields(form, words, traits)
  const remedy = (name: Name, reading: string | undefined, label = remedies.use) => (
    <Remedy reading={reading} label={label} onUse={given.field(name).onChange} />
  )
  return {
    ...given,
    phone: (name: Name) => {
      const props = given.text(name)
      const reading = props.error ? phoneReading(props.value, channel.phoneForms) : undefined
      return { ...props, hint: fields.phone.hint, after: remedy(name, reading) }
    },
    /** A month in words becomes digits as soon as its date is complete: the rules read no words. */
    day: (name: Name) => {
      const props = given.day(name)
      return { ...props, onChange: (value: string) => props.onChange(readWordedDay(value) ?? value) }
    },
    /** A host may be misspelt in an e-mail without an error: the question waits until it is left. */
    email: (name: Name) => {
      const props = given.text(name)
      const reading = name in form.visible.value ? emailReading(props.value) : undefined
      return {
        ...props,
        ...(reading && { valid: false }),
        type: "email" as const,
        inputMode: "email" as const,
        autoComplete: "email",
        after: remedy(name, reading, remedies.meant)
      }
    },
    /**
     * A valid document is written as it is read: a RUT without its check digit would pass for
     * another (PY-15).
     */
    document: (name: Name) => {
      const props = given.text(name)
      const reading = props.error ? documentReading(props.value, channel.document) : undefined
      const onBlur = () => {
        const typed = form.typed.peek()[name]
        const shown = showDocument(typed, channel.document)
        if (shown !== typed) props.onChange(shown)
        props.onBlur()
      }
      return {
        ...props,
        onBlur,
        ...(channel.document === "rut" && { also: "k", inputMode: "text" as const }),
        after: remedy(name, reading)
      }
    }
  }
}
