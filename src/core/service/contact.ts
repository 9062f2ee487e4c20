import type { ContactForm } from "../channel/channel"
import { choiceField, formOf } from "../form/form"
import { documentField, emailField, nameField, phoneField } from "../person/fields"
import { holdsCardNumber } from "../person/typed"

/** The limit in characters, which one mail carries easily. */
export const longestText = 4000

const unseen = /[^\P{C}\n\t\u200d]/gu

/** Normalises line ends, removes control characters and trims. */
export const readText = (typed: string): string => typed.replace(/\r\n?/g, "\n").replace(unseen, "").trim()

/** A text of several lines is required (VA-05). `card`: it has a card number (VA-08). */
const textProblem = (typed: string) => {
  const text = readText(typed)
  if (text === "") return "required"
  if (text.length > longestText) return "tooLong"
  return holdsCardNumber(text) ? "card" : undefined
}

export const textField = { empty: "", problem: textProblem, read: readText }

/**
 * The contact form (CT-01, CT-03, CT-04). It asks for a slot or for a reason, as the channel
 * decides (CT-03). The request has the other one empty (CT-05).
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

export type ContactDraft = typeof contactForm.empty

/** A valid contact request (CT-05). The phone has ten digits. */
export type ContactRequest = ReturnType<typeof contactForm.read>

/** The form for a right over one's data (OU-23). */
export const rightForm = formOf({
  right: choiceField,
  name: nameField,
  document: documentField,
  phone: phoneField,
  email: emailField,
  message: textField
})

/** A valid request for a right, with the document in the country's format. */
export type RightRequest = ReturnType<typeof rightForm.read>

/** The request as the specified contact call carries it: everything else as its reason (CT-05). */
export const asContact = (
  { document, email, message, name, phone, right }: RightRequest,
  reference: string
): ContactRequest => ({
  ...contactForm.empty,
  name,
  phone,
  email,
  reason: `Derecho: ${right}\nDocumento: ${document}\nReferencia: ${reference}\nMensaje: ${message}`
})
