import { formOf } from "../form/form"
import { type DocumentKind, documentProblem, showDocument } from "./document"
import { lineProblem, longestPostalCode, nameProblem, readName } from "./name"
import { emailProblem, phoneProblem, readEmail, readPhone } from "./reach"

export const nameField = { empty: "", problem: nameProblem, read: readName }

/** A phone of ten digits. */
export const phoneField = { empty: "", problem: phoneProblem, read: readPhone }

export const emailField = { empty: "", problem: emailProblem, read: readEmail }

interface By {
  readonly document: DocumentKind
}

/** A document, as the channel's country has it. */
export const documentField = {
  empty: "",
  problem: (typed: string, { document }: By) => documentProblem(typed, document),
  read: (typed: string, { document }: By) => showDocument(typed, document)
}

export const lineField = { empty: "", problem: (typed: string) => lineProblem(typed), read: readName }

export const postalField = {
  empty: "",
  problem: (typed: string) => lineProblem(typed, longestPostalCode),
  read: readName
}

export const reachForm = formOf({ phone: phoneField, email: emailField })
