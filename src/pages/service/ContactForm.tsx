import { FieldPair, FormCard } from "../../components/FormCard/FormCard"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { RadioTiles } from "../../components/RadioTiles/RadioTiles"
import { TextArea } from "../../components/TextArea/TextArea"
import { TextField } from "../../components/TextField/TextField"
import { contact } from "../../copy/contact"
import { useServiceForm } from "../../journey/service/useServiceForm"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { presentForm } from "../form/presentForm"
import { useFields } from "../form/useFields"

export const ContactForm = () => {
  const { channel } = useJourney()
  const words = useWords(contact)
  const form = useServiceForm("contact")
  const { email, field, phone } = useFields(form, words)
  const label = words.form
  const { contactForm } = channel
  return (
    <FormCard
      {...presentForm(form, words)}
      label={label.label}
      title={label.title}
      submitLabel={label.submit}
      onSubmit={form.send}
      onFirstTouch={form.prepare}
    >
      <TextField {...field("name")} autoComplete="name" />
      <FieldPair>
        <PhoneField {...phone("phone")} />
        <TextField {...email("email")} />
      </FieldPair>
      {contactForm.asks === "hours" ? (
        <RadioTiles
          {...field("hours")}
          options={contactForm.slots.map((slot) => ({ value: slot, label: label.slot(slot) }))}
        />
      ) : (
        <TextArea {...field("reason")} placeholder={label.reasonPlaceholder} />
      )}
    </FormCard>
  )
}
