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
import { untranslate } from "./translator"

/** By then other files that were lost with this one have failed too, in milliseconds. */
const breath = 400
const retryMs = 3000
const noop = () => undefined
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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
 * Tells the bootstrap script that a printed part is lost. True if it loads the document anew, with
 * what the visitor did, once the server answers.
 */
export const tellLost = (): boolean =>
  document.getElementById("root")?.dispatchEvent(new Event("lost", { cancelable: true })) === false

/**
 * The one way in which code comes late. A lost file is fetched once more. If it is lost
 * again, `instead` replaces the part, a printed part asks for the document anew, and any other
 * rejects: its caller offers Reintentar (`orAnew`).
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

  const orInstead = (cause: unknown): Instead => {
    if (instead === undefined) throw cause
    return instead
  }
  const fetch = async (): Promise<A> => {
    const found = await load()
      .catch(() => after(breath).then(load))
      .catch(orInstead)
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
  const untilLoaded = (): Promise<A> =>
    ask().catch(async () => {
      tellLost()
      await after(retryMs)
      return untilLoaded()
    })
  /** Undefined if there is no printed part to wait for. */
  const awake = () => {
    if (drawing || coming || !when) return drawing
    const turned = new Promise<void>((resolve) => {
      turn = () => void resolve()
    })
    if (when(turn)) drawing = turned.then(untilLoaded).finally(untranslate)
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

/**
 * The event of the window just before its document comes anew: what must outlast it is kept now.
 * The bootstrap script keeps the fields of a printed page; a form under data-kept keeps its own.
 */
export const beforeAnew = "anew"

const answers = () =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false
  )

/** A card is stored nowhere: its form stays. */
const holdsCard = () => document.querySelector("[autocomplete^=cc-]") !== null

/**
 * For a press on Reintentar, or on a page without input: what is lost comes in a new document, as a
 * release demands (ER-05). The page stays if the server does not answer, if it holds a card, or if
 * the visitor has gone elsewhere. Rejects if the part is lost.
 */
export const orAnew = <A,>(coming: Promise<A>): Promise<A> => {
  const { pathname } = location
  return coming.catch(async (cause: unknown) => {
    if (!holdsCard() && (await answers()) && location.pathname === pathname) {
      dispatchEvent(new Event(beforeAnew))
      location.reload()
    }
    throw cause
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
