import { type ComponentType, createElement, lazy, useMemo, useSyncExternalStore } from "react"
import { orElse, plainer, told } from "./fates"

/** Does nothing, such as with a failure that its caller may leave alone. */
export const noop = () => undefined

/**
 * A part of the portal that comes late: a module, a component, or what is made from one. The call
 * fetches it, once for all callers. After a loss the next call asks again. A caller that only
 * fetches ahead may leave the promise alone.
 */
export interface Late<A> {
  (): Promise<A>
  /** The part, if it is here. */
  readonly loaded: () => A | undefined
  /** The last attempt, also a lost one: a drawing that asked again each time would never end. */
  readonly drawn: () => Promise<A>
  /** Calls back when the part arrives, until the returned function is called. */
  readonly follow: (onLoaded: () => void) => () => void
}

interface Ways<A> {
  /** Replaces a lost part for the life of the document. */
  readonly instead?: A
}

/**
 * The one way in which code comes late. If it is lost, `instead` replaces the part, or the call
 * rejects: its caller tells, and offers Reintentar. A part that the build prints is an `island`
 * (`hydration/island.tsx`).
 */
export const late = <Found, Instead = never>(
  load: () => Promise<Found>,
  { instead }: Ways<Instead> = {}
): Late<Found | Instead> => {
  type A = Found | Instead
  let here: A | undefined
  let coming: Promise<A> | undefined
  let isLost = false
  const followers = new Set<() => void>()

  const fate = instead === undefined ? told : plainer(instead)
  const fetch = async (): Promise<A> => {
    const found = await orElse<A>(load, fate)
    here = found
    for (const onLoaded of followers) onLoaded()
    return found
  }
  const ask = () => {
    if (coming && !isLost) return coming
    isLost = false
    coming = fetch().catch((cause: unknown) => {
      isLost = true
      throw cause
    })
    coming.catch(noop)
    return coming
  }
  return Object.assign(ask, {
    loaded: () => here,
    drawn: () => coming ?? ask(),
    follow: (onLoaded: () => void) => {
      followers.add(onLoaded)
      return () => void followers.delete(onLoaded)
    }
  })
}

/** The part once it is here. Fetches nothing. */
export const useLoaded = <A,>({ follow, loaded }: Late<A>): A | undefined => useSyncExternalStore(follow, loaded, noop)

type PartProps<Props> = { readonly is: Late<ComponentType<Props>> } & Props

const lazies = new WeakMap<Promise<unknown>, unknown>()

/** The component of an attempt, the same for each drawing. */
const lazyOf = <Props,>(coming: Promise<ComponentType<Props>>): ComponentType<Props> => {
  const found = lazies.get(coming)
  if (found) return found as ComponentType<Props>
  const made = lazy(async () => ({ default: await coming }))
  lazies.set(coming, made)
  return made as ComponentType<Props>
}

/** Draws a component that comes late. Suspends until it is here; throws if it is lost. */
export const Part = <Props extends object>({ is, ...props }: PartProps<Props>) => {
  // A later render must not replace what this one began, unless it draws another part.
  const drawn = useMemo(() => is.loaded() ?? lazyOf(is.drawn()), [is])
  // TypeScript does not see that the props without `is` are the component's own.
  return createElement(drawn, props as unknown as Props)
}
