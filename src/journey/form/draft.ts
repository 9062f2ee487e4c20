import { computed, signal } from "@preact/signals-react"
import { pressesHere } from "./afterPress"

/** The reasons of a form, field by field; a field that holds has none. */
type Problems<Draft> = { readonly [Field in keyof Draft]?: unknown }

/**
 * A form as it is being filled, in this visit's memory and nowhere else. A field tells what is wrong with it once it was
 * left with something in it; all of them do once sending was tried. A field that is left by pressing something tells it once that is
 * pressed.
 */
export const makeDraft = <Draft extends object, P extends Problems<Draft>>(
  empty: Draft,
  judge: (typed: Draft) => P
) => {
  const afterPress = pressesHere()
  const typed = signal(empty)
  let filled: Partial<Draft> = {}
  const touched = signal<ReadonlySet<keyof P>>(new Set())
  /** How often sending was tried in vain; every time the first wrong field wants the focus. */
  const attempts = signal(0)
  const problems = computed(() => judge(typed.value))
  const isWrong = () => Object.values(problems.value).some((problem) => problem !== undefined)
  const hush = () => {
    touched.value = new Set()
    attempts.value = 0
  }
  return {
    typed,
    attempts,
    /** The problems that the form shows by now. */
    visible: computed((): Partial<P> => {
      if (attempts.value > 0) return problems.value
      const found: Partial<P> = {}
      for (const field of touched.value) found[field] = problems.value[field]
      return found
    }),
    type: (change: Partial<Draft>) => {
      typed.value = { ...typed.value, ...change }
    },
    /** Puts what is known into fields that the visitor did not type into; what was put there before gives way, also to nothing. */
    fill: (known: Partial<Draft>) => {
      const now = typed.peek()
      const isFree = (field: keyof Draft) => now[field] === empty[field] || now[field] === filled[field]
      const fields = (Object.keys(known) as Array<keyof Draft>).filter(isFree)
      filled = known
      typed.value = Object.assign({ ...now }, ...fields.map((field) => ({ [field]: known[field] })))
    },
    blur: (field: keyof Draft & keyof P, also = () => {}) =>
      afterPress(() => {
        also()
        if (typed.value[field] !== "") touched.value = new Set([...touched.value, field])
      }),
    /** Whether it may be sent; if not, it tells why. */
    admit: () => {
      if (isWrong()) attempts.value += 1
      return !isWrong()
    },
    hush,
    /** Whether every field holds, said or not. */
    holds: () => !isWrong(),
    /** Empties the form, unless it was changed since what was sent of it. */
    forget: (sent: Draft) => {
      if (typed.peek() !== sent) return
      typed.value = empty
      hush()
    }
  }
}
