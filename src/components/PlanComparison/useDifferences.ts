import { useState } from "react"
import { columnsOf, comeFirst, most } from "./columns"

export const useDifferences = (plans: readonly { readonly id: string }[], selected: string) => {
  // On a phone the tools alone would fill the first screen.
  const [on, setOn] = useState(() => matchMedia("(min-width: 600px)").matches)
  const [only, setOnly] = useState(false)
  const [columns, setColumns] = useState<ReadonlyArray<string>>([])
  const ids = plans.map(({ id }) => id)
  const shown = columnsOf(on ? comeFirst(columns, selected) : columns.slice(1), ids, selected)
  // Only this render knows which plan was active before.
  if (on && columns[0] !== selected) setColumns(shown)
  const possible = shown.length > 1
  return {
    on: on && possible,
    possible,
    toggle: () => {
      setColumns(shown)
      setOn(!on)
    },
    only,
    setOnly,
    shown,
    addable: shown.length < most ? ids.filter((id) => !shown.includes(id)) : [],
    add: (id: string) => setColumns([...shown, id]),
    remove: (id: string) => setColumns(shown.filter((other) => other !== id))
  }
}
