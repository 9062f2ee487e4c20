import { expect, test } from "vitest"
import { asContact, emptyRight, readRight, rightProblems } from "./rights"

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
  expect(Object.keys(rightProblems(emptyRight, "dni"))).toHaveLength(6)
  expect(Object.values(rightProblems(emptyRight, "dni"))).not.toContain(undefined)
  expect(Object.values(rightProblems(typed, "dni")).filter((problem) => problem !== undefined)).toEqual([])
  expect(rightProblems(typed, "rut").document).toBe("invalid")
})

test("the contact call carries the right, the document and the reference in its message", () => {
  expect(asContact(readRight(typed, "dni"), "DER-7K2M-9XQP")).toEqual({
    name: "Ana Martínez",
    phone: "1155550143",
    email: "ana@example.com",
    hours: "",
    message:
      "Derecho: Acceso\nDocumento: 28456712\nReferencia: DER-7K2M-9XQP\nMensaje: ¿Qué datos míos tienen?\nGracias."
  })
})
