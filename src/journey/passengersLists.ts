import { computed, signal } from "@preact/signals-react"
import type { Profile } from "../core/account/profile"
import type { Choice } from "../core/passengers/LookupsApi"
import type { MainPassengerDraft, PassengerDraft } from "../core/passengers/passenger"
import { showDocument } from "../core/person/document"
import { showDay } from "../core/trip/calendar"
import type { makeDraft } from "./draft"
import type { Journey } from "./journey"
import { type RemoteCall, remote } from "./remote"

type Form<Draft extends object> = Pick<
  ReturnType<typeof makeDraft<Draft, { readonly [F in keyof Draft]?: unknown }>>,
  "type" | "typed"
>

interface Forms {
  readonly main: Form<MainPassengerDraft>
  readonly others: ReadonlyArray<Form<PassengerDraft>>
}

const sameName = (a: string, b: string) => a.localeCompare(b, "es", { sensitivity: "base" }) === 0

/** An entry by its id, else by its name. */
const entryFor = (list: ReadonlyArray<Choice>, wanted: string) =>
  list.find(({ id }) => id === wanted) ?? list.find(({ name }) => sameName(name, wanted))

/** The one type there is, else the document of the channel's country. */
const usualType = (types: ReadonlyArray<Choice>, kind: string) =>
  types.length === 1 ? types[0] : types.find(({ name }) => name.toLowerCase().startsWith(kind))

const entriesOf = <In, E>({ state }: RemoteCall<In, ReadonlyArray<Choice>, E>) =>
  state.value.is === "done" ? state.value.value : []

/** The provider's lists for the forms, and what the portal chooses from them by itself (PA-05, PA-06, PA-12). */
export const makeLists = ({ channel, checkout }: Journey, { main, others }: Forms) => {
  /** What stands in the forms without anybody having typed it. */
  const given = signal({ main: { documentType: "", country: "", countryName: "" } })
  /** A province that is to be chosen once its list is here: by its id or its name. */
  let wantedProvince = ""

  const documentTypes = remote(
    async () => (await checkout()).documentTypes,
    (types) => {
      const usual = usualType(types, channel.document)
      if (!usual) return
      given.value = { main: { ...given.value.main, documentType: usual.id } }
      for (const form of [main, ...others])
        if (form.typed.peek().documentType === "") form.type({ documentType: usual.id })
    }
  )
  const provinces = remote(
    async () => (await checkout()).provinces,
    (list) => {
      const found = entryFor(list, wantedProvince)
      if (found) main.type({ province: found.id, provinceName: found.name })
      wantedProvince = ""
    }
  )
  const fetchProvinces = (country: string) => {
    if (country !== "") provinces.start(country)
  }
  const setCountry = ({ id, name }: Choice) => {
    main.type({ country: id, countryName: name, province: "", provinceName: "" })
    provinces.cancel()
    provinces.clear()
    fetchProvinces(id)
  }
  const countries = remote(
    async () => (await checkout()).countries,
    (list) => {
      const own = entryFor(list, channel.origin)
      if (own) given.value = { main: { ...given.value.main, country: own.id, countryName: own.name } }
      if (own && main.typed.peek().country === "") setCountry(own)
    }
  )
  const chooseCountry = (id: string) =>
    setCountry(entriesOf(countries).find((one) => one.id === id) ?? { id: "", name: "" })

  const chosen = (id: string, name: string) => (id === "" ? [] : [{ id, name }])
  /** What a list offers: while it is not here, what was chosen from it before. */
  const offered = <In, E>(call: RemoteCall<In, ReadonlyArray<Choice>, E>, before: () => ReadonlyArray<Choice>) =>
    computed(() => ({ state: call.state.value, entries: entriesOf(call).length > 0 ? entriesOf(call) : before() }))

  return {
    given,
    begin: () => {
      documentTypes.start(undefined)
      countries.start(undefined)
      fetchProvinces(main.typed.peek().country)
    },
    documentTypes: offered(documentTypes, () => []),
    countries: offered(countries, () => chosen(main.typed.value.country, main.typed.value.countryName)),
    provinces: offered(provinces, () => chosen(main.typed.value.province, main.typed.value.provinceName)),
    again: {
      documentTypes: () => documentTypes.start(undefined),
      countries: () => countries.start(undefined),
      provinces: () => fetchProvinces(main.typed.peek().country)
    },
    chooseCountry,
    /** The first form as nobody touched it, country and provinces included. */
    reset: () => {
      const { country, countryName, documentType } = given.peek().main
      main.type({ documentType })
      setCountry({ id: country, name: countryName })
    },
    chooseProvince: (id: string) => {
      const found = entriesOf(provinces).find((one) => one.id === id)
      main.type({ province: id, provinceName: found?.name ?? "" })
    },
    /** Fills the first form with what the registered user once told; what they did not tell stays as it is (2§2, C20). */
    fillFrom: (profile: Profile) => {
      const { address, birth, document, email, name, phone, postalCode, surname } = profile
      const type = entryFor(entriesOf(documentTypes), profile.documentType)?.id ?? ""
      const told = {
        name,
        surname,
        email,
        phone,
        address,
        postalCode,
        documentType: type,
        document: showDocument(document, channel.document),
        birth: birth && showDay(birth)
      }
      main.type(Object.fromEntries(Object.entries(told).filter(([, value]) => value !== "")))
      const country = entryFor(entriesOf(countries), profile.country)
      wantedProvince = profile.province
      if (country && country.id !== main.typed.peek().country) return setCountry(country)
      if (profile.province !== "") fetchProvinces(main.typed.peek().country)
    }
  }
}
