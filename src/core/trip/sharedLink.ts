import type { Trip } from "./tripRules"

/** What a link tells of a trip, by the names that it has in an address (OU-17). */
export const linkKeys = ["destino", "desde", "hasta", "edades"] as const

/** The query of a link to a trip, from `?` on: `readSharedTrip` reads it back. It holds nothing of who travels but the ages. */
export const linkOf = ({ ages, destination, end, start }: Trip): string =>
  `?destino=${encodeURIComponent(destination)}&desde=${start}&hasta=${end}&edades=${ages.join()}`

/** Whether an address's query tells a trip. */
export const isShared = (query: string): boolean => {
  const told = new URLSearchParams(query)
  return linkKeys.some((key) => told.has(key))
}
