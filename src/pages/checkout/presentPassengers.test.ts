import { signal } from "@preact/signals-react"
import { expect, test } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { aSearch } from "../../../contracts/fixtures/searches"
import { passengers as words } from "../../copy/passengers"
import { makeForms } from "../../journey/checkout/passengersForms"
import { presentFields, presentWrong } from "./presentPassengers"

test("a problem is named by its field; many problems of another passenger count as one", () => {
  const { journey } = aJourney()
  const forms = makeForms(journey, aSearch, undefined)
  const [second, third] = forms.others
  forms.main.type({ name: "A" })
  forms.main.blur("name")
  second?.admit()
  third?.type({ birth: "31/02/1955", phone: "1" })
  third?.blur("birth")
  third?.blur("phone")
  const attempts = signal(0)
  const present = () => presentWrong({ ...forms, attempts }, words)
  expect(present()).toBeUndefined()
  attempts.value = 1
  expect(present()).toEqual({
    title: "Revisá 9 datos para continuar.",
    fields: [
      { name: "p1-name", label: "Nombre" },
      { name: "p2-name", label: "6 datos del pasajero 2" },
      { name: "p3-birth", label: "fecha de nacimiento del pasajero 3" },
      { name: "p3-phone", label: "teléfono del pasajero 3" }
    ],
    and: "y"
  })
})

test("the browser fills a phone as a whole, with its prefix, which the field reads (A11Y-08)", () => {
  const { journey } = aJourney()
  const { main, others } = makeForms(journey, aSearch, undefined)
  expect(presentFields(main, 0, words)("phone").autoComplete).toBe("tel")
  expect(presentFields(main, 0, words)("emergencyPhone").autoComplete).toBe("section-emergencia tel")
  for (const other of others.slice(0, 1))
    expect(presentFields(other, 1, words)("phone").autoComplete).toBe("section-pasajero2 tel")
})
