import type { ContactForm } from "../channel/channel"
import { type NameProblem, nameProblem, readName } from "../person/name"
import { type EmailProblem, emailProblem, type PhoneProblem, phoneProblem, readPhone } from "../person/reach"
import { readText, type TextProblem, textProblem } from "./text"

/** What stands in the contact form, as it was typed (CT-01). */
export interface ContactDraft {
  readonly name: string
  readonly phone: string
  readonly email: string
  /** The slot that was chosen, where the channel asks for one. */
  readonly hours: string
  /** Why they write, where the channel asks for it. */
  readonly reason: string
}

/** The empty contact form. */
export const emptyContact: ContactDraft = { name: "", phone: "", email: "", hours: "", reason: "" }

/** A visitor who wants to be called or answered (CT-05). */
export interface ContactRequest {
  readonly name: string
  /** Ten digits. */
  readonly phone: string
  readonly email: string
  /** The slot to be called in; empty where the channel asks for a reason (CT-05). */
  readonly hours: string
  /** The reason; empty where the channel asks for a slot (CT-05). */
  readonly message: string
}

/** The fields of the contact form that do not hold, each with its one reason (CT-03, CT-04). */
export interface ContactProblems {
  readonly name?: NameProblem | undefined
  readonly phone?: PhoneProblem | undefined
  readonly email?: EmailProblem | undefined
  readonly hours?: "required" | undefined
  readonly reason?: TextProblem | undefined
}

/** Every field rule of the contact form at once: slot or reason is required as the channel asks (CT-03). */
export const contactProblems = (draft: ContactDraft, form: ContactForm): ContactProblems => ({
  name: nameProblem(draft.name),
  phone: phoneProblem(draft.phone),
  email: emailProblem(draft.email),
  hours: form.asks === "hours" && !form.slots.includes(draft.hours) ? "required" : undefined,
  reason: form.asks === "reason" ? textProblem(draft.reason) : undefined
})

/** What is sent of a draft without problems. */
export const readContact = (draft: ContactDraft, form: ContactForm): ContactRequest => ({
  name: readName(draft.name),
  phone: readPhone(draft.phone),
  email: draft.email.trim(),
  hours: form.asks === "hours" ? draft.hours : "",
  message: form.asks === "reason" ? readText(draft.reason) : ""
})
