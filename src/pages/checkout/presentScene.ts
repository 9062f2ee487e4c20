import type { Scenery } from "../../core/channel/channel"
import type { Journey } from "../../journey/journey"

/**
 * The landscape of a trip: its destination's, or the channel's own. Its light is warm, since gold
 * would light a whole strip; by night it stays night.
 */
export const presentScene = (
  destination: string,
  { channel, sceneTo }: Pick<Journey, "channel" | "sceneTo">
): Scenery => {
  const [{ mood, scene }] = channel.heroes
  return { scene: sceneTo(destination) ?? scene, mood: mood === "noche" ? mood : "tarde" }
}
