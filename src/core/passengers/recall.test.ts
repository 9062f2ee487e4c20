import { Effect } from "effect"
import { expect, test } from "vitest"
import { storageMemory } from "../../../contracts/fixtures/memory/storage"
import { emptyMainPassenger, emptyPassenger, type PassengersDraft } from "./passenger"
import { agesOf, recall, remember } from "./recall"
import { findCompanions } from "./SavedPassengers"

const ana = { ...emptyMainPassenger, name: "Ana", birth: "14/05/1990", address: "Mitre 100" }
const tomas = { ...emptyPassenger, name: "Tomás", birth: "02/09/1988" }
const eva = { ...emptyPassenger, name: "Eva", birth: "30/11/2018" }
const luz = { ...emptyPassenger, name: "Luz", birth: "01/03/2018" }
const family: PassengersDraft = { main: ana, others: [tomas, eva, luz] }
const today = "2026-11-23"

// OU-19
test("the same ages bring back the same people, whatever their order", () => {
  expect(agesOf(family, today)).toEqual([36, 38, 7, 8])
  expect(recall(family, [36, 38, 7, 8], today)).toEqual(family)
  expect(recall(family, [36, 8, 7, 38], today)?.others).toEqual([luz, eva, tomas])
})

test("a year later they are a year older", () => {
  expect(agesOf(family, "2027-11-30")).toEqual([37, 39, 9, 9])
  expect(recall(family, [36, 38, 7, 8], "2027-11-30")).toBeUndefined()
  expect(recall(family, [37, 9, 9, 39], "2027-11-30")?.others).toEqual([eva, luz, tomas])
})

test("a new traveller has an empty form; one person never fills two", () => {
  expect(recall(family, [36, 61], today)).toEqual({ main: ana, others: [emptyPassenger] })
  expect(recall(family, [36, 7, 7], today)?.others).toEqual([eva, emptyPassenger])
})

test("the first form, which has the address, takes only who had it before", () => {
  expect(recall(family, [38, 36], today)).toBeUndefined()
  expect(recall(family, [38, 7], today)).toEqual({ main: emptyMainPassenger, others: [eva] })
})

test("people without a valid date of birth cannot be offered", () => {
  expect(agesOf({ main: ana, others: [emptyPassenger] }, today)).toBeUndefined()
  expect(recall({ main: { ...ana, birth: "31/02/1990" }, others: [] }, [36], today)).toBeUndefined()
})

// OU-19
test.each<[string, PassengersDraft | undefined, object | undefined]>([
  ["no one", undefined, undefined],
  ["one without a date of birth", { main: ana, others: [{ ...eva, birth: "" }] }, undefined],
  [
    "all with their ages",
    { main: { ...ana, phone: "1155550143", email: "ana@example.com" }, others: [eva] },
    { names: ["Ana", "Eva"], ages: ["36", "7"], phone: "1155550143", email: "ana@example.com" }
  ]
])("the quote bar takes over %s", (_, companions, found) => {
  expect(Effect.runSync(Effect.provide(findCompanions(today), storageMemory({}, { companions })))).toEqual(found)
})

test("a trip alone does not forget the family; a document that changes hands is the new one's", () => {
  const [one, two] = [
    { ...tomas, document: "2" },
    { ...eva, document: "3" }
  ]
  const alone = { main: { ...ana, document: "1" }, others: [] }
  expect(remember(undefined, alone)).toEqual(alone)
  expect(remember({ main: ana, others: [one, two] }, alone).others).toEqual([one, two])
  const renamed = { ...one, name: "Tomás Luis" }
  expect(remember({ main: ana, others: [one, two] }, { ...alone, others: [renamed] }).others).toEqual([renamed, two])
  const spelt = { ...tomas, document: " 0.2" }
  expect(remember({ main: ana, others: [one] }, { ...alone, others: [spelt] }).others).toEqual([spelt])
  const crowd = Array.from({ length: 25 }, (_, at) => ({ ...eva, document: String(at + 10) }))
  expect(remember({ main: ana, others: crowd }, alone).others).toHaveLength(19)
})
