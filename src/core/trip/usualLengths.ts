import type { TripLimits } from "../channel/channel"
import { maxDaysTo } from "./tripRules"

/** In days: a week, a week and a half, a fortnight. */
const usual = [7, 10, 15]

/** The usual lengths of a trip that a channel sells to a destination (QR-10). */
export const usualLengths = (destination: string, limits: TripLimits): ReadonlyArray<number> =>
  usual.filter((days) => days <= maxDaysTo(destination, limits))
