import { computed, signal } from "@preact/signals-react"
import { pressesHere } from "./afterPress"

type Problems<Draft> = { readonly [Field in keyof Draft]?: unknown }

/**
 * A form in this visit's memory alone. A field shows its problem once the visitor leaves it with
 * text in it; a failed submit shows all. If a press takes the focus, the problem shows after the
 * click.
 */
export const makeDraft = <Draft extends object, P extends Problems<Draft>>(
  empty: Draft,
  judge: (typed: Draft) => P
) => {
  const afterPress = pressesHere()
  const typed = signal(empty)
  let filled: Partial<Draft> = {}
  const touched = signal<ReadonlySet<keyof P>>(new Set())
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
    visible: computed((): Partial<P> => {
      if (attempts.value > 0) return problems.value
      const found: Partial<P> = {}
      for (const field of touched.value) found[field] = problems.value[field]
      return found
    }),
    type: (change: Partial<Draft>) => {
      typed.value = { ...typed.value, ...change }
    },
    /**
     * Prefills fields the visitor has not edited. A later prefill replaces an earlier one, even
     * with an empty value.
     */
    fill: (known: Partial<Draft>) => {
      const now = typed.peek()
      const isFree = (field: keyof Draft) => now[field] === empty[field] || now[field] === filled[field]
      const fields = (Object.keys(known) as Array<keyof Draft>).filter(isFree)
      filled = { ...filled, ...known }
      typed.value = Object.assign({ ...now }, ...fields.map((field) => ({ [field]: known[field] })))
    },
    blur: (field: keyof Draft & keyof P, also = () => {}) =>
      afterPress(() => {
        also()
        if (typed.value[field] !== "") touched.value = new Set([...touched.value, field])
      }),
    admit: () => {
      if (isWrong()) attempts.value += 1
      return !isWrong()
    },
    hush,
    holds: () => !isWrong(),
    /** Empties the form, unless it changed after `sent` was sent. */
    forget: (sent: Draft) => {
      if (typed.peek() !== sent) return
      typed.value = empty
      hush()
    }
  }
}
