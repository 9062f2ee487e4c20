import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { buyersPageOver } from "../../../contracts/fixtures/receipt"
import { emptyMainPassenger, emptyPassenger, type PassengersDraft } from "../../core/passengers/passenger"

const key = "pasajeros"

const aBuyer = () => {
  const texts = new Map<string, string>()
  const { passengers, run } = buyersPageOver(() => aLocalStorage(texts))
  return {
    texts,
    run,
    ...passengers,
    stored: () => JSON.parse(texts.get(key) ?? "null"),
    save: (draft: PassengersDraft, valid: ReadonlyArray<boolean> = []) => run(passengers.save(draft, valid)),
    load: () => run(passengers.load)
  }
}

const [beatriz = emptyPassenger] = twoPassengers.others

describe("passengers", () => {
  test("are stored in the words of ST-02, as typed, with their validity", () => {
    const { save, stored } = aBuyer()
    save(twoPassengers, [true, false])
    expect(stored()).toEqual({
      v: 1,
      savedAt: expect.any(Number),
      data: {
        mainPassenger: {
          Name: "Ana",
          Surname: "Martínez",
          DocumentType: "1",
          DocumentNumber: "28.456.712",
          BirthDate: "14/05/1992",
          Phone: "11 4444-5555",
          Address: "Av. Corrientes 1234",
          PostalCode: "C1043",
          Comuna: "",
          Provincia: { idProvince: "3201", description: "Buenos Aires" },
          Pais: { idCountry: "32", description: "Argentina" },
          Mail: "ana@example.com",
          EmergencyContactName: "Rosa Martínez",
          EmergencyContactPhone: "1144447777",
          isValid: true,
          isInitialized: true
        },
        secondaryPassengers: [
          {
            NumeroPasajero: 2,
            Name: "Beatriz",
            Surname: "Muñoz",
            DocumentType: "1",
            DocumentNumber: "5431022",
            BirthDate: "02/09/2018",
            Phone: "1144446666",
            isValid: false
          }
        ]
      }
    })
  })

  test("keep their places around an empty form, which is not stored (PA-08)", () => {
    const { load, save, stored } = aBuyer()
    save({ ...twoPassengers, others: [emptyPassenger, beatriz] }, [true, false, true])
    expect(stored().data.secondaryPassengers).toEqual([expect.objectContaining({ NumeroPasajero: 3, isValid: true })])
    expect(load()?.others).toEqual([emptyPassenger, beatriz])
  })

  test("without any data are not stored, and erase the earlier ones", () => {
    const { save, texts } = aBuyer()
    save(twoPassengers)
    save({ main: emptyMainPassenger, others: [emptyPassenger] })
    expect(texts.has(key)).toBe(false)
  })

  test("are stored even if the first form is empty", () => {
    const { load, save, stored } = aBuyer()
    const draft = { main: emptyMainPassenger, others: [beatriz] }
    save(draft, [false, true])
    expect(stored().data.mainPassenger).toMatchObject({ isInitialized: false, isValid: false })
    expect(load()).toEqual(draft)
  })

  test("of any content are read as they were typed", () => {
    const texts = <A extends object>(empty: A): fc.Arbitrary<A> =>
      fc
        .tuple(...Object.keys(empty).map((field) => fc.tuple(fc.constant(field), fc.string({ unit: "binary" }))))
        .map((entries) => Object.assign({ ...empty }, Object.fromEntries(entries)))
    const some = texts(emptyPassenger).filter(({ name }) => name !== "")
    const drafts = fc.record({
      main: texts(emptyMainPassenger),
      others: fc.array(fc.oneof(some, fc.constant(emptyPassenger)), { maxLength: 8 })
    })
    const { load, save } = aBuyer()
    fc.assert(
      fc.property(drafts, ({ main, others }) => {
        // Empty forms at the end are not stored. The trip adds them again.
        const last = others.findLastIndex(({ name }) => name !== "")
        const draft = { main: { ...main, name: `${main.name}.` }, others: others.slice(0, last + 1) }
        save(draft)
        expect(load()).toEqual(draft)
      })
    )
  })

  test("can be erased completely, or except for the first one", () => {
    const { clear, forgetOthers, load, run, save } = aBuyer()
    run(forgetOthers)
    expect(load()).toBeUndefined()
    save(twoPassengers)
    run(forgetOthers)
    expect(load()).toEqual({ ...twoPassengers, others: [] })
    run(clear)
    expect(load()).toBeUndefined()
  })
})

test("stored passengers with a place too high for any trip are discarded silently (ST-03)", () => {
  const { load, save, stored, texts } = aBuyer()
  save(twoPassengers)
  const data = { ...stored().data, secondaryPassengers: [{ NumeroPasajero: 1e9 }] }
  texts.set(key, JSON.stringify({ ...stored(), data }))
  expect(load()).toBeUndefined()
  expect(texts.has(key)).toBe(false)
})
