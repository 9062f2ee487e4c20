import { useState } from "react"
import { useMedia } from "../../browser/useView"

export const useDifferences = (plans: readonly { readonly id: string }[], selected: string) => {
  const [asked, setOn] = useState<boolean>()
  // On a phone the tools alone would fill the first screen.
  const fits = useMedia("(min-width: 600px)")
  const on = asked ?? fits
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
    /** Plans without a column, while there is room for one. */
    addable: shown.length < most ? ids.filter((id) => !shown.includes(id)) : [],
    add: (id: string) => setColumns([...shown, id]),
    change: (id: string, to: string) => setColumns(shown.map((one) => (one === id ? to : one))),
    remove: (id: string) => setColumns(shown.filter((other) => other !== id))
  }
}

/** More plans than this would be too narrow to compare (OU-16). */
export const most = 4

export const comeFirst = ([first = "", ...others]: ReadonlyArray<string>, active: string): ReadonlyArray<string> => [
  active,
  ...others.map((id) => (id === active ? first : id))
]

/** The columns whose plans exist, the active one first; the next plan joins a lone one. */
export const columnsOf = (
  columns: ReadonlyArray<string>,
  ids: ReadonlyArray<string>,
  active: string
): ReadonlyArray<string> => {
  const others = columns.filter((id) => id !== active && ids.includes(id))
  const next = ids[ids.indexOf(active) + 1] ?? ids.find((id) => id !== active)
  return [active, ...(others.length > 0 || next === undefined ? others : [next])]
}

/** Gives each row a key. A provider may repeat a row, so the key counts repetitions. */
export const keyed = <Row extends object>(
  rows: ReadonlyArray<Row>,
  saying: (row: Row) => string
): ReadonlyArray<Row & { readonly key: string }> => {
  const times = new Map<string, number>()
  return rows.map((row) => {
    const said = saying(row)
    const time = (times.get(said) ?? 0) + 1
    times.set(said, time)
    return { ...row, key: `${said} ${time}` }
  })
}
