import type { ContactForm } from "../channel/channel"
import { formOf } from "../form/form"
import { emailField, nameField, phoneField } from "../person/fields"
import { textField } from "./text"

/**
 * The contact form (CT-01, CT-03, CT-04). It asks for a slot or for a reason, as the channel decides
 * (CT-03). The request has the other one empty (CT-05).
 */
export const contactForm = formOf({
  name: nameField,
  phone: phoneField,
  email: emailField,
  hours: {
    empty: "",
    problem: (typed: string, form: ContactForm) =>
      form.asks === "hours" && !form.slots.includes(typed) ? "required" : undefined,
    read: (typed: string, { asks }: ContactForm) => (asks === "hours" ? typed : "")
  },
  reason: {
    ...textField,
    problem: (typed: string, { asks }: ContactForm) => (asks === "reason" ? textField.problem(typed) : undefined),
    read: (typed: string, { asks }: ContactForm) => (asks === "reason" ? textField.read(typed) : "")
  }
})

/** The contact form as typed. */
export type ContactDraft = typeof contactForm.empty

/** A valid contact request (CT-05). The phone has ten digits. */
export type ContactRequest = ReturnType<typeof contactForm.read>
