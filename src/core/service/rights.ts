import { choiceField, formOf } from "../form/form"
import { documentField, emailField, nameField, phoneField } from "../person/fields"
import type { ContactRequest } from "./contact"
import { textField } from "./text"

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
  name,
  phone,
  email,
  hours: "",
  reason: `Derecho: ${right}\nDocumento: ${document}\nReferencia: ${reference}\nMensaje: ${message}`
})
