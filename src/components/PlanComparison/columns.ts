/** As many plans as can be told apart side by side (OU-16). */
export const most = 4

/** The columns once another plan is the active one, which is always the first: two of them change places, one from outside pushes the others on. */
export const comeFirst = (columns: ReadonlyArray<string>, active: string): ReadonlyArray<string> => {
  const [first = active, ...others] = columns
  if (others.includes(active)) return [active, ...others.map((id) => (id === active ? first : id))]
  return first === active ? columns : [active, ...columns].slice(0, most)
}

/** The columns of the plans that there are, the active one and at least one beside it: the next, unless another was chosen. */
export const columnsOf = (
  columns: ReadonlyArray<string>,
  ids: ReadonlyArray<string>,
  active: string
): ReadonlyArray<string> => {
  const others = columns.filter((id) => id !== active && ids.includes(id))
  const next = ids[ids.indexOf(active) + 1] ?? ids.find((id) => id !== active)
  return [active, ...(others.length > 0 || next === undefined ? others : [next])]
}
