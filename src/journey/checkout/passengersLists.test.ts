import { signal } from "@preact/signals-react"
import { describe, expect, test, vi } from "vitest"
import { aProfile } from "../../../contracts/fixtures/account"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aJourney } from "../../../contracts/fixtures/journey"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "../../core/cart/cart"
import type { Channel } from "../../core/channel/channel"
import { emptyMainPassenger, type MainPassengerDraft, mainPassengerForm } from "../../core/passengers/passenger"
import { orThrow } from "../../core/useCases/runtime"
import { makeDraft } from "../form/draft"
import { makeLists } from "./passengersLists"
import { makeStep2 } from "./step2"

type Lookups = NonNullable<Parameters<typeof aJourney>[0]>["lookups"]

const countries = [
  { id: "32", name: "Argentina" },
  { id: "152", name: "Chile" }
]
const provinces = [
  { id: "3201", name: "Buenos Aires" },
  { id: "3202", name: "Córdoba" }
]

interface Given {
  readonly typed?: Partial<MainPassengerDraft>
  readonly channel?: Partial<Channel>
  readonly lookups?: Lookups
}

const atStep2 = ({ channel = {}, lookups = {}, typed = {} }: Given = {}) => {
  const asked: Array<string> = []
  const lists = { documentTypes: [{ id: "1", name: "DNI" }], countries, provinces, ...lookups, asked }
  const { journey } = aJourney({ channel, lookups: lists })
  const rules = { ...aChannel, ...channel, age: 45, today: "2026-12-20" }
  const main = makeDraft(mainPassengerForm, () => rules, {
    ...emptyMainPassenger,
    ...typed
  })
  return {
    lists,
    asked,
    form: main,
    main: () => main.typed.value,
    ...makeLists(journey, { main, others: [] }, signal(emptyMainPassenger))
  }
}

const withLists = async (given: Given = {}) => {
  const step = atStep2(given)
  step.begin()
  await vi.waitFor(() => expect(step.provinces.value.state.is).toBe("done"))
  return step
}

describe("USAR MIS DATOS", () => {
  test("fills all data of the registered user, the province by its name (PA-07)", async () => {
    const { asked, fillFrom, main } = await withLists()
    fillFrom(aProfile)
    await vi.waitFor(() => expect(main().province).toBe("3201"))
    expect(main()).toEqual({
      ...emptyMainPassenger,
      name: "Ana",
      surname: "Martínez",
      email: "ana@example.com",
      documentType: "1",
      document: "28456712",
      birth: "14/05/1981",
      phone: "1144445555",
      address: "Av. Maipú 2345",
      postalCode: "B1636",
      country: "32",
      countryName: "Argentina",
      province: "3201",
      provinceName: "Buenos Aires"
    })
    expect(new Set(asked)).toEqual(new Set(["32"]))
  })

  test("keeps fields that the user never saved (AC-07)", async () => {
    const typed = { phone: "11 4444-5555", address: "Av. Corrientes 1234", postalCode: "C1043", emergencyName: "Rosa" }
    const { fillFrom, main } = await withLists({ typed })
    const before = main()
    const nothing = Object.fromEntries(Object.keys(aProfile).map((field) => [field, ""]))
    fillFrom({ ...aProfile, ...nothing, name: "Ana" })
    expect(main()).toEqual({ ...before, name: "Ana" })
  })

  test.each(["ARG", "", "Wonderland"])("keeps the chosen country, as %j is in no list (RG-05)", async (country) => {
    const { chooseCountry, fillFrom, main, provinces } = await withLists()
    chooseCountry("152")
    fillFrom({ ...aProfile, country, province: "" })
    await vi.waitFor(() => expect(provinces.value.state.is).toBe("done"))
    expect(main()).toMatchObject({ country: "152", countryName: "Chile", province: "" })
  })

  test.each(["ARG", ""])("keeps Chile as the country of a user registered there with %j", async (country) => {
    const chilean: Partial<Channel> = { origin: "Chile", document: "rut", postal: "comuna" }
    const { fillFrom, main, provinces } = await withLists({ channel: chilean })
    fillFrom({ ...aProfile, country, document: "12345678-5", province: "" })
    expect(main()).toMatchObject({ country: "152", countryName: "Chile", document: "12.345.678-5" })
    expect(provinces.value.state.is).toBe("done")
  })

  test.each(["152", "Chile"])("takes a country of the list, by %j", async (country) => {
    const { asked, fillFrom, main } = await withLists()
    fillFrom({ ...aProfile, country, province: "cordoba" })
    await vi.waitFor(() => expect(main().province).toBe("3202"))
    expect(main()).toMatchObject({ country: "152", countryName: "Chile", provinceName: "Córdoba" })
    expect(asked).toEqual(["32", "152"])
  })

  test("keeps the chosen province where the saved one is in no list", async () => {
    const { chooseProvince, fillFrom, main, provinces } = await withLists()
    chooseProvince("3202")
    fillFrom({ ...aProfile, province: "Olivos" })
    await vi.waitFor(() => expect(provinces.value.state.is).toBe("done"))
    expect(main()).toMatchObject({ province: "3202", provinceName: "Córdoba" })
  })

  test("before the lists are here, waits with the province until they are", async () => {
    const { begin, fillFrom, main } = atStep2()
    fillFrom(aProfile)
    expect(main()).toMatchObject({ name: "Ana", country: "", province: "" })
    begin()
    await vi.waitFor(() => expect(main()).toMatchObject({ country: "32", province: "3201" }))
  })

  /** The province of another country, whose list is lost. */
  const waiting = async () => {
    const step = await withLists()
    step.lists.lost = true
    step.chooseCountry("152")
    step.fillFrom({ ...aProfile, country: "32" })
    await vi.waitFor(() => expect(step.provinces.value.state.is).toBe("failed"))
    step.lists.lost = false
    return step
  }

  test("chooses the province once Reintentar brings its list", async () => {
    const { again, main, provinces } = await waiting()
    expect(main()).toMatchObject({ country: "32", province: "" })
    again.provinces()
    await vi.waitFor(() => expect(provinces.value.state.is).toBe("done"))
    expect(main()).toMatchObject({ province: "3201", provinceName: "Buenos Aires" })
  })

  /** A chosen province whose list is on its way when the press comes. */
  const pressedEarly = async (province: string) => {
    const step = atStep2({
      typed: { country: "32", countryName: "Argentina", province: "3202", provinceName: "Córdoba" }
    })
    step.begin()
    step.fillFrom({ ...aProfile, province })
    expect(step.main()).toMatchObject({ province: "3202", provinceName: "Córdoba" })
    await vi.waitFor(() => expect(step.provinces.value.state.is).toBe("done"))
    return step
  }

  test("while the list is on its way shows the chosen province, and then takes the saved one", async () => {
    const { main } = await pressedEarly("buenos aires")
    expect(main()).toMatchObject({ province: "3201", provinceName: "Buenos Aires" })
  })

  test("while the list is on its way keeps the chosen province too, if it turns out to lack the saved one", async () => {
    const { main } = await pressedEarly("Olivos")
    expect(main()).toMatchObject({ province: "3202", provinceName: "Córdoba" })
  })

  test("takes no province for a country that was chosen meanwhile", async () => {
    const { begin, fillFrom, main, provinces, setCountry } = atStep2({
      typed: { country: "32", countryName: "Argentina", province: "3202", provinceName: "Córdoba" }
    })
    begin()
    fillFrom({ ...aProfile, country: "32", province: "3201" })
    setCountry({ id: "152", name: "Chile" })
    await vi.waitFor(() => expect(provinces.value.state.is).toBe("done"))
    expect(main()).toMatchObject({ country: "152", province: "", provinceName: "" })
  })

  test.each(["chosen", "emptied"])("no longer chooses a province once another country is %s", async (how) => {
    const { chooseCountry, main, provinces, setCountry } = await waiting()
    if (how === "chosen") chooseCountry("152")
    else setCountry(countries[0] ?? expect.fail())
    await vi.waitFor(() => expect(provinces.value.state.is).toBe("done"))
    expect(main().province).toBe("")
  })
})

// PA-06
describe("a country without provinces", () => {
  const city = { typed: { country: "152", countryName: "Chile" }, lookups: { provinces: [] } }

  test("stands for its province", async () => {
    const { form, main, provinces } = await withLists(city)
    expect(main()).toMatchObject({ province: "0", provinceName: "Chile" })
    expect(provinces.value.entries).toEqual([{ id: "0", name: "Chile" }])
    form.admit()
    expect(form.visible.value).toMatchObject({ province: undefined })
  })

  test("is asked about anew where it has provinces by now", async () => {
    const { main } = await withLists({ typed: { ...city.typed, province: "0", provinceName: "Chile" } })
    expect(main()).toMatchObject({ province: "", provinceName: "" })
  })

  test("gives its place to the provinces of the next country", async () => {
    const { chooseCountry, lists, main, provinces: shown } = await withLists(city)
    Object.assign(lists, { provinces })
    chooseCountry("32")
    await vi.waitFor(() => expect(shown.value.state.is).toBe("done"))
    expect(main()).toMatchObject({ country: "32", province: "", provinceName: "" })
  })
})

test("a user who saved other data in this document gets these at step 2", async () => {
  const { journey } = aJourney({
    search: { draft: { ...aDraft, ages: ["34", "8"] }, cart: cartOf(goldPlan) },
    kept: { passengers: twoPassengers },
    visit: { session: { email: aProfile.email, verified: true } },
    account: { profile: { ...aProfile, name: "Antes" } }
  })
  const profileAtStep2 = async () => {
    const { enter, here } = makeStep2(journey)
    enter()
    await vi.waitFor(() => expect(here.value).toBeDefined())
    return here.value?.profile
  }
  expect(await profileAtStep2()).toMatchObject({ name: "Antes" })
  orThrow(await journey.checkout.run(({ saveProfile }) => saveProfile(aProfile)))
  expect(await profileAtStep2()).toEqual(aProfile)
})
