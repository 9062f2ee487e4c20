import { type ReactNode, use, useState } from "react"
import { useJourney } from "./useJourney"

type Props = { readonly children: ReactNode }

const Coming = ({ children }: Props) => {
  const { words } = useJourney()
  use(words.drawn())
  return children
}

/**
 * Draws its children once the channel's words are here: at once where `prepare` brought them.
 * Suspends until then, and throws if they are lost.
 */
export const WithWords = ({ children }: Props) => {
  const { words } = useJourney()
  // A later render must not replace what this one began.
  const [areHere] = useState(words.here)
  return areHere ? children : <Coming>{children}</Coming>
}

/** A page's texts in the voice of the channel. Needs a <WithWords> above it. */
export const useWords = <Texts extends object>(texts: Texts): Texts => useJourney().words.of(texts)
