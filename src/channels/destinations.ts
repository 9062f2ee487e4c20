import type { Destination } from "../core/trip/DestinationsApi"
import type { SceneName } from "../styles/looks"
import { hosts } from "./hosts.ts"

/** BELO parts Latin America from the Caribbean, and sells trips at home (QR-16). */
const belo = ["BELO"]
const others = Object.keys(hosts).flatMap((id) => (id === "belo" ? [] : id.toUpperCase()))

/**
 * The destinations of all channels. The build publishes them at `/config/destinos.json` (QR-16).
 */
export const destinations: ReadonlyArray<Destination & { readonly scene: SceneName }> = [
  { id: 1, name: "LATINOAMÉRICA Y CARIBE", order: 2, exclusiveForChannels: others, scene: "caribe" },
  { id: 2, name: "CANADÁ EEUU MEXICO", order: 3, exclusiveForChannels: [], scene: "puente" },
  { id: 3, name: "EUROPA", order: 4, exclusiveForChannels: [], scene: "europa" },
  { id: 4, name: "ASIA Y RESTO DEL MUNDO", order: 5, exclusiveForChannels: [], scene: "asia" },
  { id: 5, name: "MULTIDESTINO", order: 6, exclusiveForChannels: [], scene: "ventana" },
  { id: 6, name: "ARGENTINA", order: 1, exclusiveForChannels: belo, scene: "patagonia" },
  { id: 7, name: "LATINOAMÉRICA", order: 2, exclusiveForChannels: belo, scene: "quebrada" },
  { id: 8, name: "CARIBE", order: 2, exclusiveForChannels: belo, scene: "caribe" }
]

/** The drawing of a destination, by its name as the visitor chose it. */
export const sceneTo = (destination: string) => destinations.find(({ name }) => name === destination)?.scene
