import { aProfile } from "../../contracts/fixtures/account"
import type { Profile } from "../../src/core/account/profile"
import type { Channel } from "../../src/core/channel/channel"
import type { MainPassengerDraft } from "../../src/core/passengers/passenger"
import type { StoryWorld } from "./withWorld"

/**
 * Data that the Argentine person of the stories would enter differently in another country, for
 * both forms.
 */
interface Resident {
  readonly passenger: Pick<
    MainPassengerDraft,
    "document" | "address" | "comuna" | "country" | "countryName" | "province" | "provinceName"
  >
  readonly profile: Pick<Profile, "document" | "address" | "city" | "country" | "province" | "postalCode">
}

const inChile = { document: "12.345.678-5", address: "Av. Providencia 2210, depto. 53" }

const residents: Readonly<Record<string, Resident>> = {
  Chile: {
    passenger: {
      ...inChile,
      comuna: "Providencia",
      country: "2",
      countryName: "Chile",
      province: "21",
      provinceName: "Metropolitana de Santiago"
    },
    profile: {
      ...inChile,
      city: "Providencia",
      country: "CHL",
      province: "Metropolitana de Santiago",
      postalCode: "7510000"
    }
  }
}

/** A registered user's profile, with an address in the channel's country. */
export const profileIn = ({ origin }: Channel): Profile => ({ ...aProfile, ...residents[origin]?.profile })

/** Adapts a story to a channel: addresses and documents become those of its country. */
export const toldIn = (story: StoryWorld, { origin }: Channel): StoryWorld => {
  const resident = residents[origin]
  if (!resident) return story
  const { account, kept } = story
  const { document } = resident.passenger
  const passengers = kept?.passengers && {
    main: { ...kept.passengers.main, ...resident.passenger },
    others: kept.passengers.others.map((one) => ({ ...one, document }))
  }
  return {
    ...story,
    ...(passengers ? { kept: { ...kept, passengers } } : {}),
    ...(account?.profile ? { account: { ...account, profile: { ...account.profile, ...resident.profile } } } : {})
  }
}
