import { signal } from "@preact/signals-react"
import { expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aJourney } from "../../../contracts/fixtures/journey"
import { aSearch } from "../../../contracts/fixtures/searches"
import { passengers as words } from "../../copy/passengers"
import { formsFor } from "../../core/passengers/forms"
import { emptyMainPassenger, emptyPassenger } from "../../core/passengers/passenger"
import { makeForms } from "../../journey/checkout/passengers"
import { makeLists } from "../../journey/checkout/passengersLists"
import { autofill, nextOpen, presentList, presentRow, presentWrong } from "./presentPassengers"

test("up to five problems are named by their fields, more are counted by passenger", () => {
  const { journey } = aJourney()
  const forms = makeForms(journey, aSearch.trip.ages, formsFor(aSearch, undefined))
  const [second, third] = forms.others
  const present = () => {
    const problems = [forms.main, ...forms.others].map(({ visible }) => visible.value)
    return presentWrong({ problems }, words)
  }
  expect(present()).toBeUndefined()
  forms.main.type({ name: "A" })
  forms.main.blur("name")
  third?.type({ birth: "31/02/1955", phone: "1" })
  third?.blur("birth")
  third?.blur("phone")
  expect(present()).toEqual({
    title: "Revisá 3 datos para continuar.",
    fields: [
      { name: "p1-name", label: "Nombre" },
      { name: "p3-birth", label: "fecha de nacimiento del pasajero 3" },
      { name: "p3-phone", label: "teléfono del pasajero 3" }
    ],
    and: "y"
  })
  second?.type({ name: "B", document: "1" })
  second?.blur("name")
  second?.blur("document")
  expect(present()?.fields.map(({ name }) => name)).toEqual([
    "p1-name",
    "p2-name",
    "p2-document",
    "p3-birth",
    "p3-phone"
  ])
  second?.admit()
  expect(present()).toEqual({
    title: "Revisá 9 datos para continuar.",
    fields: [
      { name: "p1-name", label: "Pasajero 1: 1 dato" },
      { name: "p2-name", label: "Pasajero 2: 6 datos" },
      { name: "p3-birth", label: "Pasajero 3: 2 datos" }
    ],
    and: undefined
  })
})

test("a country without provinces says that none is to be chosen", async () => {
  const { journey } = aJourney({ lookups: { provinces: [] } })
  const forms = makeForms(journey, aSearch.trip.ages, formsFor(aSearch, undefined))
  const lists = makeLists(journey, forms, signal(emptyMainPassenger))
  const present = () => presentList("province", lists.provinces.value, lists.again.provinces, words)
  lists.begin()
  await vi.waitFor(() => expect(present().hint).toBe("No hace falta elegir provincia para este país."))
  expect(present()).toMatchObject({ options: [{ label: "Argentina" }], failed: undefined })
  expect(presentList("country", lists.countries.value, lists.again.countries, words).hint).toBeUndefined()
})

test("the browser fills each passenger's fields apart (A11Y-08)", () => {
  expect(autofill("tel", 0)).toBe("tel")
  expect(autofill("tel", 1)).toBe("section-pasajero2 tel")
})

// OU-folded-passengers
test("a row says who it is, with the document as people read it", () => {
  const tomas = { ...emptyPassenger, name: " Tomás ", surname: "Martínez", document: "28456712" }
  const shown = { channel: aChannel, words }
  expect(presentRow(tomas, "12 años", shown)).toEqual({
    name: "Tomás Martínez",
    note: "28.456.712 · 12 años",
    editLabel: "Editar"
  })
  const chilean = { channel: { document: "rut" as const }, words }
  expect(presentRow({ ...tomas, document: "123456785" }, "1 año", chilean).note).toBe("12.345.678-5 · 1 año")
})

// OU-folded-passengers
test.each([
  [[false, false, false], 0, 1],
  [[false, true, false], 0, 2],
  [[false, true, true], 0, undefined],
  [[false, false], 1, undefined]
])("with rows %j, passenger %i is followed by %s", (folded, place, next) => {
  expect(nextOpen(folded, place)).toBe(next)
})
