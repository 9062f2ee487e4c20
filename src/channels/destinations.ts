import type { Destination } from "../core/trip/DestinationsApi"
import list from "./destinos.json"

/**
 * The destinations of all channels. The build publishes them at `/config/destinos.json` (QR-16).
 */
export const destinations = list as ReadonlyArray<Destination>

/** The drawing of a destination, by its name as the visitor chose it. */
export const sceneTo = (destination: string) => destinations.find(({ name }) => name === destination)?.scene
