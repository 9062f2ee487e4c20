import { Remedy } from "../../components/Remedy/Remedy"
import { isDoubtful, showDocument } from "../../core/person/document"
import { documentReading, emailReading, phoneReading } from "../../core/person/readings"
import { isDay, showDay } from "../../core/trip/calendar"
import { readCopiedDay } from "../../core/trip/tidyDates"
import { useJourney } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import type { Errors, FieldTraits, FieldWords, TypedForm } from "./presentFields"
import { useField } from "./useField"

/**
 * The props of a person's fields, by name. A phone, an e-mail or a document also offers the reading
 * that cures its error, for the visitor to decide (VA-10).
 */
export const useFields = <Name extends string, P extends Errors<Name>>(
  form: TypedForm<Name, P>,
  words: FieldWords<NoInfer<Name>, P>,
  traits?: FieldTraits
) => {
  const { channel, copy } = useJourney()
  const { fields, remedies } = copy.quote
  const field = useField(form, words, traits)
  const errors: Errors<Name> = useRead(form.visible)
  const ticked = (name: Name) => {
    const props = field(name)
    const isLeft = name in errors && errors[name] === undefined && props.value !== ""
    return traits?.ticks ? { ...props, valid: isLeft } : props
  }
  const remedy = (name: Name, reading: string | undefined, label = remedies.use) => (
    <Remedy reading={reading} label={label} onUse={field(name).onChange} />
  )
  return {
    field,
    text: field,
    /** Ten digits may lack their area code without an error: the question waits, as an e-mail's does. */
    phone: (name: Name) => {
      const props = field(name)
      const reading = name in errors ? phoneReading(props.value, channel.phoneForms) : undefined
      const label = props.error ? remedies.use : remedies.meant
      return { ...props, hint: fields.phone.hint, after: remedy(name, reading, label) }
    },
    /**
     * A date in words, with an hour or from autofill becomes DD/MM/YYYY once complete: the rules
     * read neither. `read` offers the day that a refused text may mean.
     */
    day: (name: Name, read?: (typed: string) => string | undefined) => {
      const props = ticked(name)
      const reading = props.error ? read?.(props.value) : undefined
      const onChange = (value: string) => {
        const day = readCopiedDay(value) ?? value
        props.onChange(isDay(day) ? showDay(day) : day)
      }
      return { ...props, onChange, after: remedy(name, reading) }
    },
    /** A host may be misspelt in an e-mail without an error: the question waits until it is left. */
    email: (name: Name) => {
      const props = field(name)
      const reading = name in errors ? emailReading(props.value) : undefined
      return {
        ...props,
        type: "email" as const,
        inputMode: "email" as const,
        autoComplete: "email",
        after: remedy(name, reading, remedies.meant)
      }
    },
    /**
     * A valid document is written as it is read: a RUT without its check digit would pass for
     * another (PY-15). One in doubt stays as typed, and `doubt` says so in place of the tick.
     */
    document: (name: Name, doubt?: string) => {
      const props = ticked(name)
      const inDoubt = isDoubtful(props.value, channel.document)
      const reading = props.error ? documentReading(props.value, channel.document) : undefined
      const onBlur = () => {
        const typed = form.typed.peek()[name]
        const shown = showDocument(typed, channel.document)
        if (shown !== typed && !isDoubtful(typed, channel.document)) props.onChange(shown)
        props.onBlur()
      }
      return {
        ...props,
        ...(inDoubt && { valid: false, warning: doubt }),
        onBlur,
        ...(channel.document === "rut" && { also: "k", inputMode: "text" as const }),
        after: remedy(name, reading)
      }
    }
  }
}
