import { Remedy } from "../../components/Remedy/Remedy"
import { documentReading, emailReading, phoneReading } from "../../core/person/readings"
import { useJourney } from "../../journey/useJourney"

interface Field {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** Adds to a field the hint and the reading that cure its error, for the visitor to decide (VA-10). */
export const useRemedies = () => {
  const { channel, copy } = useJourney()
  const { fields, remedies } = copy.quote
  const offer = ({ onChange }: Field, reading: string | undefined, label = remedies.use) => (
    <Remedy reading={reading} label={label} onUse={onChange} />
  )
  return {
    phone: <F extends Field>(field: F) => {
      const reading = field.error ? phoneReading(field.value, channel.phoneForms) : undefined
      return { ...field, hint: fields.phone.hint, after: offer(field, reading) }
    },
    document: <F extends Field>(field: F) => {
      const reading = field.error ? documentReading(field.value, channel.document) : undefined
      return { ...field, after: offer(field, reading) }
    },
    /** A host may be misspelt in an e-mail without an error: the question waits until it is left. */
    email: <F extends Field>(field: F, isLeft: boolean) => {
      const reading = isLeft ? emailReading(field.value) : undefined
      return { ...field, ...(reading && { valid: false }), after: offer(field, reading, remedies.meant) }
    }
  }
}
