import type { ContactForm } from "../channel/channel"
import { type NameProblem, nameProblem, readName } from "../person/name"
import { type EmailProblem, emailProblem, type PhoneProblem, phoneProblem, readEmail, readPhone } from "../person/reach"
import { readText, type TextProblem, textProblem } from "./text"

/** The contact form as typed (CT-01). */
export interface ContactDraft {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly hours: string
  readonly reason: string
}

/** The empty contact form. */
export const emptyContact: ContactDraft = { name: "", phone: "", email: "", hours: "", reason: "" }

/** A valid contact request (CT-05). The phone has ten digits. */
export interface ContactRequest {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly hours: string
  readonly message: string
}

/** The invalid fields of the contact form, one reason each (CT-03, CT-04). */
export interface ContactProblems {
  readonly name?: NameProblem | undefined
  readonly phone?: PhoneProblem | undefined
  readonly email?: EmailProblem | undefined
  readonly hours?: "required" | undefined
  readonly reason?: TextProblem | undefined
}

/** Checks every field of the contact form. The channel decides between slot and reason (CT-03). */
export const contactProblems = (draft: ContactDraft, form: ContactForm): ContactProblems => ({
  name: nameProblem(draft.name),
  phone: phoneProblem(draft.phone),
  email: emailProblem(draft.email),
  hours: form.asks === "hours" && !form.slots.includes(draft.hours) ? "required" : undefined,
  reason: form.asks === "reason" ? textProblem(draft.reason) : undefined
})

/** Reads a draft without problems. */
export const readContact = (draft: ContactDraft, form: ContactForm): ContactRequest => ({
  name: readName(draft.name),
  phone: readPhone(draft.phone),
  email: readEmail(draft.email),
  hours: form.asks === "hours" ? draft.hours : "",
  message: form.asks === "reason" ? readText(draft.reason) : ""
})
