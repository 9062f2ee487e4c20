import { computed, signal } from "@preact/signals-react"
import { pagePresses } from "../../hydration/afterPress"

type Problems<Draft> = { readonly [Field in keyof Draft]?: unknown }

/** What a draft needs of its form (`formOf`). */
export interface Form<Draft, By, P> {
  readonly empty: Draft
  readonly problems: (typed: Draft, by: By) => P
}

/**
 * A form in this visit's memory alone. A field shows its problem once the visitor leaves it with
 * text in it; a failed submit shows all. If a press takes the focus, the problem shows after the
 * click. `by` gives what the form's rules need, as of now.
 */
export const makeDraft = <Draft extends object, By, P extends Problems<Draft>>(
  form: Form<Draft, By, P>,
  by: () => By,
  start: Draft = form.empty
) => {
  const afterPress = pagePresses()
  const typed = signal(start)
  let filled: Partial<Draft> = {}
  const touched = signal<ReadonlySet<keyof P>>(new Set())
  const attempts = signal(0)
  const problems = computed(() => form.problems(typed.value, by()))
  const isWrong = () => Object.values(problems.value).some((problem) => problem !== undefined)
  const hideProblems = () => {
    touched.value = new Set()
    attempts.value = 0
  }
  return {
    typed,
    attempts,
    /** What a failed submit says is wrong; empty before one, whatever is typed. */
    refused: computed((): Partial<P> => (attempts.value > 0 ? problems.value : {})),
    visible: computed((): Partial<P> => {
      if (attempts.value > 0) return problems.value
      const found: Partial<P> = {}
      for (const field of touched.value) found[field] = problems.value[field]
      return found
    }),
    type: (change: Partial<Draft>) => {
      typed.value = { ...typed.value, ...change }
    },
    /** Prefills fields that the visitor has not edited. A later one counts, even an empty one. */
    fill: (known: Partial<Draft>) => {
      const now = typed.peek()
      const isFree = (field: keyof Draft) => now[field] === start[field] || now[field] === filled[field]
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
    hideProblems,
    holds: () => !isWrong(),
    /** Starts the form anew, unless it changed after `sent` was sent. */
    forget: (sent: Draft) => {
      if (typed.value !== sent) return
      typed.value = start
      hideProblems()
    }
  }
}

export type FormDraft<Draft extends object, P extends Problems<Draft>> = ReturnType<typeof makeDraft<Draft, unknown, P>>
