import { createContext, type ReactNode, use, useContext, useEffect, useRef, useState } from "react"
import type { Journey } from "./journey"

export const JourneyContext = createContext<Journey | undefined>(undefined)

/** The only way from React to ports and use-cases. It follows no signal: `useRead` does. */
export const useJourney = (): Journey => {
  const journey = useContext(JourneyContext)
  if (journey === undefined) throw new Error("useJourney needs a <JourneyContext> above it")
  return journey
}

/** Runs an action of the journey once, when the page is entered. */
export const useOnEnter = (action: () => unknown): void => {
  const entered = useRef(false)
  useEffect(() => {
    if (entered.current) return
    entered.current = true
    action()
  })
}

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
