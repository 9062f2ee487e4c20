import { signal } from "@preact/signals-react"
import type { Profile } from "../../core/account/profile"
import { type Choice, provincesOf } from "../../core/passengers/LookupsApi"
import type { MainPassengerDraft, PassengerDraft } from "../../core/passengers/passenger"
import { showDocument } from "../../core/person/document"
import { showDay } from "../../core/trip/calendar"
import { entriesOf, entryFor, offered, usualType } from "../form/choices"
import type { FormDraft } from "../form/draft"
import type { Journey } from "../journey"
import { remote } from "../remote"

type Form<Draft extends object> = Pick<FormDraft<Draft, object>, "type" | "typed">

interface Forms {
  readonly main: Form<MainPassengerDraft>
  readonly others: ReadonlyArray<Form<PassengerDraft>>
}

const nothing: Choice = { id: "", name: "" }

export const makeLists = ({ channel, checkout }: Journey, { main, others }: Forms) => {
  const given = signal({ main: { documentType: "", country: "", countryName: "" } })
  let wantedProvince = ""

  const documentTypes = remote(
    () => checkout.run(({ LookupsApi }) => LookupsApi.use(({ documentTypes }) => documentTypes)),
    {
      onDone: (types) => {
        const usual = usualType(types, channel.document)
        if (!usual) return
        given.value = { main: { ...given.value.main, documentType: usual.id } }
        for (const form of [main, ...others])
          if (form.typed.peek().documentType === "") form.type({ documentType: usual.id })
      }
    }
  )
  const typeProvince = ({ id, name }: Choice) => main.type({ province: id, provinceName: name })
  const provinces = remote(
    async (signal: AbortSignal, country: string) => {
      const outcome = await checkout.run(
        ({ LookupsApi }) => LookupsApi.use(({ provinces }) => provinces(country)),
        signal
      )
      return outcome.is === "done"
        ? { ...outcome, value: provincesOf(main.typed.peek().countryName, outcome.value) }
        : outcome
    },
    {
      onDone: (list) => {
        const { province } = main.typed.peek()
        const found = entryFor(list, wantedProvince) ?? (list.length === 1 ? list[0] : undefined)
        if (found) typeProvince(found)
        else if (list.every(({ id }) => id !== province)) typeProvince(nothing)
        wantedProvince = ""
      }
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
  const countries = remote(() => checkout.run(({ LookupsApi }) => LookupsApi.use(({ countries }) => countries)), {
    onDone: (list) => {
      const own = entryFor(list, channel.origin)
      if (own) given.value = { main: { ...given.value.main, country: own.id, countryName: own.name } }
      if (own && main.typed.peek().country === "") setCountry(own)
    }
  })
  const chooseCountry = (id: string) => {
    wantedProvince = ""
    setCountry(entriesOf(countries).find((one) => one.id === id) ?? nothing)
  }

  const chosen = (id: string, name: string) => (id === "" ? [] : [{ id, name }])

  return {
    given,
    begin: () => {
      documentTypes.start()
      countries.start()
      fetchProvinces(main.typed.peek().country)
    },
    documentTypes: offered(documentTypes),
    countries: offered(countries, () => chosen(main.typed.value.country, main.typed.value.countryName)),
    provinces: offered(provinces, () => chosen(main.typed.value.province, main.typed.value.provinceName)),
    again: {
      documentTypes: () => documentTypes.start(),
      countries: () => countries.start(),
      provinces: () => fetchProvinces(main.typed.peek().country)
    },
    chooseCountry,
    reset: () => {
      const { country, countryName, documentType } = given.peek().main
      main.type({ documentType })
      wantedProvince = ""
      setCountry({ id: country, name: countryName })
    },
    chooseProvince: (id: string) => typeProvince(entriesOf(provinces).find((one) => one.id === id) ?? nothing),
    /**
     * Fills the first form with the registered user's data. Fields that they never saved stay
     * (PA-07, AC-07).
     */
    fillFrom: (profile: Profile) => {
      const { address, birth, document, email, name, phone, postalCode, surname } = profile
      const type = entryFor(entriesOf(documentTypes), profile.documentType)?.id ?? ""
      const known = {
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
      main.type(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== "")))
      // A user without a country has a code that is in no list (RG-05): the form's own country
      // stays.
      const country = entryFor(entriesOf(countries), profile.country)
      wantedProvince = profile.province
      if (country && country.id !== main.typed.peek().country) return setCountry(country)
      if (profile.province !== "") fetchProvinces(main.typed.peek().country)
    }
  }
}
