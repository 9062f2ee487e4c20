import type { Signal } from "@preact/signals-react"
import { draftOfProfile, type Profile } from "../../core/account/profile"
import { entryFor, provincesOf, usualType } from "../../core/passengers/choices"
import type { Choice } from "../../core/passengers/LookupsApi"
import type { MainPassengerDraft, PassengerDraft } from "../../core/passengers/passenger"
import { entriesOf, offered } from "../form/choices"
import type { FormDraft } from "../form/draft"
import type { Journey } from "../journey"
import { remote, settled } from "../remote"

type Form<Draft extends object> = Pick<FormDraft<Draft, object>, "type" | "typed">

interface Forms {
  readonly main: Form<MainPassengerDraft>
  readonly others: ReadonlyArray<Form<PassengerDraft>>
}

const nothing: Choice = { id: "", name: "" }

/**
 * The provider's lists at step 2, and what they fill in, which `given` says. A province with a name
 * and no id is looked for in the list that comes next.
 */
export const makeLists = (
  { channel, checkout }: Journey,
  { main, others }: Forms,
  given: Signal<MainPassengerDraft>
) => {
  const documentTypes = remote(() => checkout.run(({ LookupsApi }) => LookupsApi.documentTypes), {
    onDone: (types) => {
      const usual = usualType(types, channel.document)
      if (!usual) return
      given.value = { ...given.value, documentType: usual.id }
      for (const form of [main, ...others])
        if (form.typed.value.documentType === "") form.type({ documentType: usual.id })
    }
  })
  const typeProvince = ({ id, name }: Choice) => main.type({ province: id, provinceName: name })
  const provinces = remote(
    async (signal: AbortSignal, country: string) => {
      const outcome = await checkout.run(({ LookupsApi }) => LookupsApi.provinces(country), signal)
      return outcome.is === "done"
        ? { ...outcome, value: provincesOf(main.typed.value.countryName, outcome.value) }
        : outcome
    },
    {
      onDone: (list) => {
        const { province, provinceName } = main.typed.value
        const only = list.length === 1 ? list[0] : undefined
        typeProvince(entryFor(list, province) ?? entryFor(list, provinceName) ?? only ?? nothing)
      }
    }
  )
  const fetchProvinces = () => {
    const { country } = main.typed.value
    if (country !== "") provinces.start(country)
  }
  const setCountry = ({ id, name }: Choice, province = "") => {
    main.type({ country: id, countryName: name })
    typeProvince({ id: "", name: province })
    provinces.cancel()
    provinces.clear()
    fetchProvinces()
  }
  const countries = remote(() => checkout.run(({ LookupsApi }) => LookupsApi.countries), {
    onDone: (list) => {
      const own = entryFor(list, channel.origin)
      if (own) given.value = { ...given.value, country: own.id, countryName: own.name }
      if (own && main.typed.value.country === "") setCountry(own, main.typed.value.provinceName)
    }
  })
  /** A list that is under way is awaited. What it lacks leaves the chosen province. */
  const takeProvince = async (wanted: string) => {
    const { country } = main.typed.value
    await settled(provinces)
    if (main.typed.value.country !== country) return
    const found = entryFor(entriesOf(provinces), wanted)
    if (found) typeProvince(found)
    else if (main.typed.value.province === "") typeProvince({ id: "", name: wanted })
  }
  const chosen = (id: string, name: string) => (id === "" ? [] : [{ id, name }])

  return {
    begin: () => {
      documentTypes.start()
      countries.start()
      fetchProvinces()
    },
    documentTypes: offered(documentTypes),
    countries: offered(countries, () => chosen(main.typed.value.country, main.typed.value.countryName)),
    provinces: offered(provinces, () => chosen(main.typed.value.province, main.typed.value.provinceName)),
    again: {
      documentTypes: () => documentTypes.start(),
      countries: () => countries.start(),
      provinces: fetchProvinces
    },
    setCountry,
    chooseCountry: (id: string) => setCountry(entriesOf(countries).find((one) => one.id === id) ?? nothing),
    chooseProvince: (id: string) => typeProvince(entriesOf(provinces).find((one) => one.id === id) ?? nothing),
    /** Fills the first form. What the user never saved stays as it is (PA-07, AC-07). */
    fillFrom: (profile: Profile) => {
      const { city: _, province, ...own } = draftOfProfile(profile, channel.document)
      const documentType = entryFor(entriesOf(documentTypes), own.documentType)?.id ?? ""
      const known = { ...own, documentType, email: profile.email }
      main.type(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== "")))
      // A user without a country has a code that is in no list (RG-05): the form's own country
      // stays.
      const country = entryFor(entriesOf(countries), profile.country)
      if (country && country.id !== main.typed.value.country) return setCountry(country, province)
      if (province !== "") void takeProvince(province)
    }
  }
}
