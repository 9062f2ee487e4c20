import { places, soldBy } from "../channels/places"
import type { Channel } from "../core/channel/channel"
import { findPlaces, type PlaceFinder } from "../core/trip/places"

/** Finds a destination by the name of a place, for a channel (OU-place-by-name). */
export const placeFinder = (channel: Channel): PlaceFinder => {
  const every = places()
  return (typed, offered) => findPlaces(typed, every, soldBy(channel, offered))
}
