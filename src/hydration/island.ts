import { type ComponentType, createElement, use } from "react"
import { untranslate } from "./translator"

const retryMs = 3000
const noop = () => undefined

interface IslandOptions {
  readonly load: () => Promise<ComponentType>
  /** Resolves when the visitor turns to the printed part; at once where none is printed. */
  readonly turned: () => Promise<unknown>
}

/**
 * A part of a page that the build prints and that hydrates when the visitor turns to it. If its
 * code is lost, the printed part stays, and the island retries until the code arrives. There is one
 * of each per document.
 */
export const island = ({ load, turned }: IslandOptions) => {
  let here: ComponentType | undefined
  let waking: Promise<ComponentType> | undefined
  const fetchOnce = async () => {
    here = await load()
    return here
  }
  const fetch = (): Promise<ComponentType> =>
    fetchOnce().catch(
      () =>
        new Promise((resolve) => {
          setTimeout(() => resolve(fetch()), retryMs)
        })
    )
  return {
    /** Loads the part ahead of time. Never rejects: drawing the part tries again. */
    prepare: (): Promise<void> => fetchOnce().then(noop, noop),
    here: () => here,
    wake: (): Promise<ComponentType> => {
      waking ??= turned().then(fetch).finally(untranslate)
      return waking
    }
  }
}

type IslandPartProps = { readonly of: ReturnType<typeof island> }

const Waking = ({ of }: IslandPartProps) => createElement(use(of.wake()))

/** Draws an island; suspends until it is awake. Draws at once if its code is here. */
export const IslandPart = ({ of }: IslandPartProps) => {
  const here = of.here()
  return here ? createElement(here) : createElement(Waking, { of })
}
