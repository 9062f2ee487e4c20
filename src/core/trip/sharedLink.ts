import type { Trip } from "./tripRules"

/** The query parameters of a shared trip (OU-17). */
export const linkKeys = ["destino", "desde", "hasta", "edades"] as const

/**
 * The query of a link to a trip, with its `?`. `readSharedTrip` reads it back. Of the travellers it
 * holds only the ages.
 */
export const linkOf = ({ ages, destination, end, start }: Trip): string =>
  `?destino=${encodeURIComponent(destination)}&desde=${start}&hasta=${end}&edades=${ages.join()}`

/**
 * The query of a link to a further trip of the same people to the same place, whose dates are open
 * (OU-17). An unknown place and unknown ages are left out.
 */
export const nextTripOf = ({ ages, destination }: Pick<Trip, "ages" | "destination">): string => {
  const told = [
    ...(destination ? [`destino=${encodeURIComponent(destination)}`] : []),
    ...(ages.length > 0 ? [`edades=${ages.join()}`] : [])
  ]
  return told.length > 0 ? `?${told.join("&")}` : ""
}

/** True if the query has at least one trip parameter. */
export const isShared = (query: string): boolean => {
  const told = new URLSearchParams(query)
  return linkKeys.some((key) => told.has(key))
}
