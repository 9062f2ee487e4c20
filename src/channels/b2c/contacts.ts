import type { ContactLine } from "../../copy/assistance"

/** The assistance contacts for travellers (LG-04). All numbers and addresses are fictional. */
export const contacts: ReadonlyArray<ContactLine> = [
  { kind: "phone", label: "Desde el exterior", value: "+54 11 5555 0151", href: "tel:+541155550151" },
  { kind: "phone", label: "Dentro de Argentina", value: "0800 555 0151", href: "tel:08005550151" },
  { kind: "phone", label: "Desde Brasil", value: "0800 555 0152", href: "tel:08005550152" },
  { kind: "chat", label: "Chat", value: "+54 9 11 5555 0153", href: "https://whatsapp.example/5491155550153" },
  { kind: "mail", label: "Correo", value: "asistencia@b2c.example", href: "mailto:asistencia@b2c.example" }
]
