import { destinations } from "../../src/channels/destinations"
import type { Channel, DurationTable } from "../../src/core/channel/channel"
import { destinationsFor } from "../../src/core/trip/DestinationsApi"
import { maxDaysTo } from "../../src/core/trip/tripRules"

/** A range of trip lengths with the same code, in days. */
export interface Band {
  readonly code: string
  readonly from: number
  readonly to: number
}

/** Destinations with the same codes. */
export interface Offer {
  readonly destinations: ReadonlyArray<string>
  readonly annual: false | null
  readonly maxDays: number
  readonly bands: ReadonlyArray<Band>
}

/** Names of the destinations, in the channel's order. */
export const offeredBy = ({ code }: Channel): ReadonlyArray<string> =>
  destinationsFor(code, destinations).map(({ name }) => name)

const bandsOf = ({ bands }: DurationTable, maxDays: number): ReadonlyArray<Band> =>
  bands.map(({ code, upToDays }, n) => ({
    code,
    from: (bands[n - 1]?.upToDays ?? 0) + 1,
    to: Math.min(upToDays, maxDays)
  }))

/** One offer per table of codes. The last band ends at the channel's limit. */
export const offersOf = (channel: Channel): ReadonlyArray<Offer> => {
  const { durations } = channel.trip
  const tableOf = (destination: string) =>
    durations.find((table) => table.destination === destination) ??
    durations.find((table) => table.destination === undefined)
  return durations.map((table) => {
    const names = offeredBy(channel).filter((name) => tableOf(name) === table)
    const maxDays = Math.max(...names.map((name) => maxDaysTo(name, channel.trip)))
    return { destinations: names, annual: table.annual, maxDays, bands: bandsOf(table, maxDays) }
  })
}
