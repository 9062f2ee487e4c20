import { ContactLines } from "../../components/ContactLines/ContactLines"
import { FieldPair } from "../../components/FieldPair/FieldPair"
import { FormCard } from "../../components/FormCard/FormCard"
import { FormLayout } from "../../components/FormLayout/FormLayout"
import { Hero } from "../../components/Hero/Hero"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { RadioTiles } from "../../components/RadioTiles/RadioTiles"
import { TextArea } from "../../components/TextArea/TextArea"
import { TextField } from "../../components/TextField/TextField"
import { Toast } from "../../components/Toast/Toast"
import { contact } from "../../copy/contact"
import { lineHref } from "../../core/channel/phone"
import { useServiceForm } from "../../journey/service/serviceForms"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { useFields } from "../form/useFields"
import { useForm } from "../form/useForm"
import { Layout } from "../shell/Layout"
import { PortalLink } from "../shell/PortalLink"

export const ContactForm = () => {
  const { channel } = useJourney()
  const words = useWords(contact)
  const form = useServiceForm("contact")
  const { email, field, phone } = useFields(form, words)
  const label = words.form
  const { contactForm } = channel
  return (
    <FormCard
      {...useForm(form, words)}
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

const Lines = () => {
  const { channel, copy } = useJourney()
  const { assistance, chat, phones } = useWords(contact)
  const lines = channel.phones.map((phone) => ({ label: phone, href: lineHref(channel, phone) }))
  const uses = copy.shell.footer.phones
  const chatting = channel.chat && {
    icon: "chat-circle-text" as const,
    title: chat.title,
    text: chat.text,
    link: <PortalLink href={channel.chat}>{chat.link}</PortalLink>
  }
  const helping = (channel.assistancePage || channel.hours) && {
    icon: "first-aid-kit" as const,
    title: assistance.title,
    text: channel.assistancePage ? undefined : assistance.byVoucher,
    link: channel.assistancePage && <PortalLink href="/solicitarasistencia">{assistance.link}</PortalLink>
  }
  return (
    <ContactLines
      title={phones}
      lines={
        uses.length === lines.length
          ? { are: "distinct", phones: lines.map((line, index) => ({ ...line, use: uses[index] ?? "" })) }
          : { are: "alike", phones: lines }
      }
      hours={channel.hours}
      others={[chatting, helping].flatMap((way) => way || [])}
    />
  )
}

export const ContactPage = () => {
  const { looks } = useJourney()
  const { close, failed, lead, sent, title } = useWords(contact)
  const { dismiss, state } = useServiceForm("contact")
  const { mood } = looks.results
  const { is } = useRead(state)
  const messages = { done: { kind: "ok", text: sent }, failed: { kind: "bad", text: failed, stays: true } } as const
  return (
    <Layout name={title} mood={mood}>
      <Hero kind="slim" scene="puente" mood={mood} lines={[title]} lead={lead} />
      <FormLayout under="hero" aside={<Lines />}>
        <ContactForm />
      </FormLayout>
      <Toast
        message={is === "done" || is === "failed" ? messages[is] : undefined}
        closeLabel={close}
        onClose={dismiss}
      />
    </Layout>
  )
}
