import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useSyncExternalStore
} from "react"
import { awaited, orElse, plainer, tellLost, told } from "./lost"
import { untranslate } from "./translator"

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
  /**
   * For a part that the build prints: calls `turn` when the visitor turns to it, and returns true.
   * Returns false where the document does not hold the printed part.
   */
  readonly when?: (turn: () => void) => boolean
}

/**
 * The one way in which code comes late. If it is lost, `instead` replaces the part, a printed part
 * is awaited, and any other rejects: its caller tells, and offers Reintentar (`anew`).
 */
export const late = <Found, Instead = never>(
  load: () => Promise<Found>,
  { instead, when }: Ways<Instead> = {}
): Late<Found | Instead> => {
  type A = Found | Instead
  let here: A | undefined
  let coming: Promise<A> | undefined
  let drawing: Promise<A> | undefined
  let turn = noop
  const followers = new Set<() => void>()

  const fate = instead === undefined ? told : plainer(instead)
  const fetch = async (): Promise<A> => {
    const found = await orElse<A>(load, fate)
    here = found
    for (const onLoaded of followers) onLoaded()
    return found
  }
  let isLost = false
  const ask = () => {
    turn()
    if (coming && !isLost) return coming
    isLost = false
    coming = fetch().catch((cause: unknown) => {
      isLost = true
      throw cause
    })
    coming.catch(noop)
    return coming
  }
  const stays = awaited<A>(() => {
    tellLost()
    return true
  })
  /** Undefined if there is no printed part to wait for. */
  const awake = () => {
    if (drawing || coming || !when) return drawing
    const turned = new Promise<void>((resolve) => {
      turn = () => void resolve()
    })
    if (when(turn))
      drawing = turned
        .then(ask)
        .catch((cause: unknown) => stays(cause, ask))
        .finally(untranslate)
    return drawing
  }
  return Object.assign(ask, {
    loaded: () => here,
    drawn: () => awake() ?? coming ?? ask(),
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

type IslandProps = { readonly is: Late<ComponentType>; readonly children?: ReactNode }

const Unprinted = ({ is }: IslandProps) => {
  useEffect(() => void is(), [is])
  return null
}

/** Draws a part that the build prints and that hydrates when the visitor turns to it. */
export const Island = ({ children, is }: IslandProps) => (
  <Suspense fallback={<Unprinted is={is} />}>
    <Part is={is} />
    {children}
  </Suspense>
)
