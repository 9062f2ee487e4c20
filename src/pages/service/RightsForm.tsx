import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldPair, FormCard } from "../../components/FormCard/FormCard"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { RadioTiles } from "../../components/RadioTiles/RadioTiles"
import { TextArea } from "../../components/TextArea/TextArea"
import { TextField } from "../../components/TextField/TextField"
import { contact } from "../../copy/contact"
import { rights } from "../../copy/rights"
import { withdrawal } from "../../copy/withdrawal"
import { useServiceForm } from "../../journey/service/useServiceForm"
import { useWords } from "../../journey/useWords"
import { presentForm } from "../form/presentForm"
import { useFields } from "../form/useFields"

export const RightsForm = () => {
  const own = useWords(rights)
  const common = useWords(withdrawal)
  const reach = useWords(contact)
  const form = useServiceForm("rights")
  const { document: id, email: mail, message, name } = common.fields
  const words = {
    ...common,
    // The summary names the errors in this order, which is the form's.
    fields: { right: own.right, name, document: id, phone: reach.fields.phone, email: mail, message },
    problems: { ...common.problems, phone: reach.problems.phone, right: { required: own.required } }
  }
  const { document, email, field, phone } = useFields(form, words)
  return (
    <FormCard
      {...presentForm(form, words)}
      label={own.title}
      submitLabel={words.form.submit}
      onSubmit={form.send}
      onFirstTouch={form.prepare}
    >
      <RadioTiles {...field("right")} options={own.rights.map((right) => ({ value: right.name, label: right.what }))} />
      <TextField {...field("name")} autoComplete="name" />
      <FieldPair>
        <DigitsField {...document("document")} hint={words.form.documentHint} />
        <PhoneField {...phone("phone")} />
      </FieldPair>
      <TextField {...email("email")} />
      <TextArea {...field("message")} placeholder={own.placeholder} />
    </FormCard>
  )
}
