import { type ComponentType, type ReactNode, Suspense, useEffect } from "react"
import { awaited } from "../browser/fates"
import { type Late, late, noop, Part } from "../browser/late"
import { tellLost } from "./lost"
import { untranslate } from "./translator"

/** The fate of a lost island: its printed part stays, the bootstrap script hears of it, and it is awaited. */
const stays = awaited<ComponentType>(() => {
  tellLost()
  return true
})

/**
 * A part that the build prints. `when` calls `turn` when the visitor turns to it, and returns true;
 * false where the document does not hold the printed part. A call, or a turn, hydrates it.
 */
export const island = (
  load: () => Promise<ComponentType>,
  when: (turn: () => void) => boolean
): Late<ComponentType> => {
  const part = late(load)
  let turn = noop
  let isAsked = false
  let waking: Promise<ComponentType> | undefined
  const ask = () => {
    isAsked = true
    turn()
    return part()
  }
  const drawn = () => {
    if (waking) return waking
    if (isAsked) return part.drawn()
    const turned = new Promise<void>((resolve) => {
      turn = () => void resolve()
    })
    if (!when(turn)) return ask()
    waking = turned
      .then(ask)
      .catch((cause: unknown) => stays(cause, ask))
      .finally(untranslate)
    return waking
  }
  return Object.assign(ask, { loaded: part.loaded, drawn, follow: part.follow })
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
