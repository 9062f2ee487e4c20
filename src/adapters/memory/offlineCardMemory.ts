import type { CardOfTrip, OfflineCard } from "../../core/enroll/OfflineCard"

/** A browser without a disk; `kept` is what the traveller asked it to keep. */
export const offlineCardMemory = (kept?: CardOfTrip): OfflineCard => {
  let card = kept
  return {
    read: () => card && { trip: card, kept: true },
    keep: (trip) => {
      card = trip
      return true
    },
    drop: () => {
      card = undefined
    },
    prepare: () => {}
  }
}
