import type { Trip } from "./tripRules"

/**
 * The query of a link to a further trip of the same people to the same place, whose dates are open
 * (OU-17). An unknown place and unknown ages are left out.
 */
export const nextTripOf = ({ ages, destination }: Pick<Trip, "ages" | "destination">): string => {
  const parameters = [
    ...(destination ? [`destino=${encodeURIComponent(destination)}`] : []),
    ...(ages.length > 0 ? [`edades=${ages.join()}`] : [])
  ]
  return parameters.length > 0 ? `?${parameters.join("&")}` : ""
}
