import { expect, test } from "vitest"
import { asContact, contactForm, rightForm } from "./contact"

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
