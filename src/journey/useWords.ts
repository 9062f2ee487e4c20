import { use } from "react"
import { useJourney } from "./useJourney"

/**
 * A page's texts in the voice of the channel. They come with the page (`prepare`); a part drawn
 * earlier suspends until they are here, and throws if they are lost.
 */
export const useWords = <Texts extends object>(texts: Texts): Texts => {
  const { words } = useJourney()
  if (!words.here()) use(words.drawn())
  return words.of(texts)
}
