import type { ContactLine } from "../../copy/assistance"

/** The contacts for assistance and refunds (LG-04). All numbers and addresses are fictional. */
export const contacts: ReadonlyArray<ContactLine> = [
  { kind: "phone", label: "Desde cualquier país", value: "+56 2 2555 0154", href: "tel:+56225550154" },
  { kind: "chat", label: "Chat", value: "+56 9 5555 0155", href: "https://whatsapp.example/56955550155" },
  {
    kind: "mail",
    label: "Reembolsos",
    value: "reembolsos@b2c-chile.example",
    href: "mailto:reembolsos@b2c-chile.example"
  }
]
