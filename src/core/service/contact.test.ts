import { describe, expect, test } from "vitest"
import { aContactDraft, aContactRequest } from "../../../contracts/fixtures/notifications"
import type { ContactForm } from "../channel/channel"
import { asContact, type ContactDraft, contactForm, longestText, rightForm } from "./contact"

const byHours: ContactForm = { asks: "hours", slots: ["8 a 12", "12 a 16", "16 a 20"] }
const byReason: ContactForm = { asks: "reason" }
const reasoned: ContactDraft = { ...aContactDraft, hours: "", reason: "Quiero un plan para un grupo." }
const none = { name: undefined, phone: undefined, email: undefined, hours: undefined, reason: undefined }

// CT-04
test("an empty form asks for name, phone, e-mail, and for a slot or a reason", () => {
  const asked = { name: "tooShort", phone: "required", email: "required" }
  expect(contactForm.problems(contactForm.empty, byHours)).toEqual({ ...none, ...asked, hours: "required" })
  expect(contactForm.problems(contactForm.empty, byReason)).toEqual({ ...none, ...asked, reason: "required" })
})

test("a full form has no problem", () => {
  expect(contactForm.problems(aContactDraft, byHours)).toEqual(none)
  expect(contactForm.problems(reasoned, byReason)).toEqual(none)
})

describe("one wrong field is the only problem", () => {
  test.each([
    [{ name: "Al" }, { name: "tooShort" }],
    [{ phone: "115555014" }, { phone: "notTenDigits" }],
    [{ email: "a@" }, { email: "invalid" }],
    [{ hours: "" }, { hours: "required" }],
    [{ hours: "9 a 12" }, { hours: "required" }]
  ] satisfies ReadonlyArray<readonly [Partial<ContactDraft>, object]>)("%j: %j", (wrong, problem) =>
    expect(contactForm.problems({ ...aContactDraft, ...wrong }, byHours)).toEqual({ ...none, ...problem })
  )

  test("a reason may be blank or too long for a mail", () => {
    expect(contactForm.problems({ ...reasoned, reason: " \n " }, byReason)).toEqual({ ...none, reason: "required" })
    const long = "a".repeat(longestText)
    expect(contactForm.problems({ ...reasoned, reason: long }, byReason)).toEqual(none)
    expect(contactForm.problems({ ...reasoned, reason: `${long}a` }, byReason)).toEqual({ ...none, reason: "tooLong" })
  })
})

test("the request has ten digits, no surrounding spaces, and either the slot or the reason (CT-05)", () => {
  const wordy = { ...reasoned, name: " Ana  Martínez ", email: " ana@example.com ", hours: "12 a 16" }
  expect(contactForm.read(wordy, byHours)).toEqual(aContactRequest)
  expect(contactForm.read(wordy, byReason)).toEqual({ ...aContactRequest, hours: "", reason: reasoned.reason })
})

const argentine = { document: "dni" } as const
const typed = {
  right: "Acceso",
  name: "  Ana   Martínez ",
  document: "28456712",
  phone: "11 5555-0143",
  email: " ana@example.com ",
  message: " ¿Qué datos míos tienen?\r\nGracias. "
}

// OU-23
test("an empty form names every field; a complete one none", () => {
  expect(Object.keys(rightForm.problems(rightForm.empty, argentine))).toHaveLength(6)
  expect(Object.values(rightForm.problems(rightForm.empty, argentine))).not.toContain(undefined)
  expect(Object.values(rightForm.problems(typed, argentine)).filter((problem) => problem !== undefined)).toEqual([])
  expect(rightForm.problems(typed, { document: "rut" }).document).toBe("invalid")
})

test("the contact call carries the right, the document and the reference in its message", () => {
  expect(asContact(rightForm.read(typed, argentine), "DER-7K2M-9XQP")).toEqual({
    ...contactForm.empty,
    name: "Ana Martínez",
    phone: "1155550143",
    email: "ana@example.com",
    reason:
      "Derecho: Acceso\nDocumento: 28456712\nReferencia: DER-7K2M-9XQP\nMensaje: ¿Qué datos míos tienen?\nGracias."
  })
})
