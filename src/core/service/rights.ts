import { type DocumentKind, type DocumentProblem, documentProblem, showDocument } from "../person/document"
import { type NameProblem, nameProblem, readName } from "../person/name"
import { type EmailProblem, emailProblem, type PhoneProblem, phoneProblem, readEmail, readPhone } from "../person/reach"
import type { ContactRequest } from "./contact"
import { readText, type TextProblem, textProblem } from "./text"

/** The form for a right over one's data, as typed (OU-23). */
export interface RightDraft {
  readonly right: string
  readonly name: string
  readonly document: string
  readonly phone: string
  readonly email: string
  readonly message: string
}

/** The empty form. */
export const emptyRight: RightDraft = { right: "", name: "", document: "", phone: "", email: "", message: "" }

/** A valid request for a right, with the document in the country's format. */
export type RightRequest = RightDraft

/** The invalid fields of the form, one reason each. */
export interface RightProblems {
  readonly right?: "required" | undefined
  readonly name?: NameProblem | undefined
  readonly document?: DocumentProblem | undefined
  readonly phone?: PhoneProblem | undefined
  readonly email?: EmailProblem | undefined
  readonly message?: TextProblem | undefined
}

/** Checks every field of the form. */
export const rightProblems = (draft: RightDraft, document: DocumentKind): RightProblems => ({
  right: draft.right === "" ? "required" : undefined,
  name: nameProblem(draft.name),
  document: documentProblem(draft.document, document),
  phone: phoneProblem(draft.phone),
  email: emailProblem(draft.email),
  message: textProblem(draft.message)
})

/** Reads a draft without problems. */
export const readRight = (draft: RightDraft, document: DocumentKind): RightRequest => ({
  right: draft.right,
  name: readName(draft.name),
  document: showDocument(draft.document, document),
  phone: readPhone(draft.phone),
  email: readEmail(draft.email),
  message: readText(draft.message)
})

/** The request as the specified contact call carries it: everything else in its message (CT-05). */
export const asContact = (
  { document, email, message, name, phone, right }: RightRequest,
  reference: string
): ContactRequest => ({
  name,
  phone,
  email,
  hours: "",
  message: `Derecho: ${right}\nDocumento: ${document}\nReferencia: ${reference}\nMensaje: ${message}`
})
