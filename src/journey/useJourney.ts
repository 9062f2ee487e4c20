import { useSignals } from "@preact/signals-react/runtime"
import { createContext, useContext, useEffect, useRef } from "react"
import type { Journey } from "./journey"

export const JourneyContext = createContext<Journey | undefined>(undefined)

/**
 * The only way from React to the core. Reading a signal of the journey in a render follows that
 * signal.
 */
export const useJourney = (): Journey => {
  useSignals()
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
