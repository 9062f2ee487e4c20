import { useState } from "react"

/** As many plans as can be told apart side by side (U16). */
const most = 4

/** Which plans stand beside the active one, by id; the first of them is always there. */
export const useDifferences = (plans: readonly { readonly id: string }[], selected: string) => {
  const [on, setOn] = useState(false)
  const [only, setOnly] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyArray<string>>([])
  const ids = plans.map(({ id }) => id)
  const others = chosen.filter((id) => id !== selected && ids.includes(id))
  const next = ids[ids.indexOf(selected) + 1] ?? ids.find((id) => id !== selected)
  // the active plan may have been one of them: somebody has to stand beside it
  const beside = others.length > 0 || next === undefined ? others : [next]
  const shown = [selected, ...beside]
  return {
    on: on && beside.length > 0,
    possible: beside.length > 0,
    toggle: () => setOn(!on),
    only,
    setOnly,
    /** The active plan first. */
    shown,
    addable: shown.length < most ? ids.filter((id) => !shown.includes(id)) : [],
    add: (id: string) => setChosen([...beside, id]),
    remove: (id: string) => setChosen(beside.filter((other) => other !== id))
  }
}
