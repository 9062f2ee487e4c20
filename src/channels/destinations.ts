import type { Destination } from "../core/trip/DestinationsApi"
import list from "./destinos.json"

/**
 * The destinations of all channels. The build publishes them at `/config/destinos.json` (QR-16).
 */
export const destinations = list as ReadonlyArray<Destination>
