import { DigitsField } from "../../components/DigitsField/DigitsField"
import { FieldPair } from "../../components/FieldPair/FieldPair"
import { FormCard } from "../../components/FormCard/FormCard"
import { FormIntro } from "../../components/FormIntro/FormIntro"
import { FormLayout } from "../../components/FormLayout/FormLayout"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { RadioTiles } from "../../components/RadioTiles/RadioTiles"
import { Stack } from "../../components/Stack/Stack"
import { TextArea } from "../../components/TextArea/TextArea"
import { TextField } from "../../components/TextField/TextField"
import { Timeline } from "../../components/Timeline/Timeline"
import { contact, rights } from "../../copy/contact"
import { cookies } from "../../copy/cookies"
import { withdrawal } from "../../copy/withdrawal"
import { useServiceForm } from "../../journey/service/serviceForms"
import { useJourney, useWords } from "../../journey/useJourney"
import { useFields } from "../form/useFields"
import { useForm } from "../form/useForm"
import { OnThisDevice } from "../reading/OnThisDevice"
import { Layout } from "../shell/Layout"
import { presentRightReceipt, SendingResult } from "./SendingResult"

const RightsForm = () => {
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
      {...useForm(form, words)}
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

const Result = () => {
  const { channel } = useJourney()
  const { failed, resultTitle, right, sent: said } = useWords(rights)
  const { receipt } = useWords(withdrawal)
  const { phone } = useWords(contact).fields
  return (
    <SendingResult
      form={useServiceForm("rights")}
      title={resultTitle}
      failed={failed}
      sent={said}
      receipt={(sent) => presentRightReceipt(sent, { receipt, phone, right }, channel)}
    />
  )
}

export const RightsPage = () => {
  const { law, steps, text, title } = useWords(rights)
  const here = useWords(cookies)
  const intro = (
    <FormIntro title={title} text={[text, law]}>
      <Timeline steps={steps} />
    </FormIntro>
  )
  return (
    <Layout name={title}>
      <FormLayout under="header" aside={intro}>
        <Stack>
          <RightsForm />
          <OnThisDevice words={here} />
        </Stack>
      </FormLayout>
      <Result />
    </Layout>
  )
}
