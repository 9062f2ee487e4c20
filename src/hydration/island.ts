import { type ComponentType, createElement, use } from "react"

const retryMs = 3000
const noop = () => undefined

interface IslandOptions {
  readonly load: () => Promise<ComponentType>
  /** Resolves when the visitor turns to the printed part; at once where none is printed. */
  readonly turned: () => Promise<unknown>
}

/**
 * A part of a page that the build prints and that comes to life when the visitor turns to it. A part
 * that is lost on the way is asked for until it comes; meanwhile the printed one stays. There is one
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
    /** Loads the part ahead of time. It never rejects: drawing the part asks again. */
    prepare: (): Promise<void> => fetchOnce().then(noop, noop),
    /** The part, if it is here. */
    here: () => here,
    /** The part, once the visitor turned to it and it is here. */
    wake: (): Promise<ComponentType> => {
      waking ??= turned().then(fetch)
      return waking
    }
  }
}

type IslandPartProps = { readonly of: ReturnType<typeof island> }

const Waking = ({ of }: IslandPartProps) => createElement(use(of.wake()))

/** Draws an island; suspends until it is awake. A part that is here already is drawn at once. */
export const IslandPart = ({ of }: IslandPartProps) => {
  const here = of.here()
  return here ? createElement(here) : createElement(Waking, { of })
}
