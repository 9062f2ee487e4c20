import { expect, test } from "vitest"
import { presentTypeHint } from "./presentChoices"

const types = [
  { id: "1", name: "DNI" },
  { id: "4", name: "PASAPORTE" },
  { id: "5", name: "Pasaporte extranjero" }
]
const phones = ["0800 555 0143", "0810 555 0143"]
const hint = (chosen: string) => presentTypeHint(types, chosen, { phones, passport: (phone) => `Llamanos: ${phone}` })

test.each(["4", "5"])("type %s is a passport: it says how to go on if it has letters, and whom to call", (chosen) =>
  expect(hint(chosen)).toBe("Llamanos: 0800 555 0143")
)

test.each(["1", "", "9"])("type %j says nothing", (chosen) => expect(hint(chosen)).toBeUndefined())
