import type { CardOfTrip, OfflineCard } from "../../core/enroll/OfflineCard"

/** The offline card in memory; `kept` is the card that the traveller saved before. */
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
