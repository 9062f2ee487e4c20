/** More plans than this would be too narrow to compare (OU-16). */
export const most = 4

/**
 * Makes the newly active plan the first column. A plan already shown swaps places with the first;
 * another one pushes the rest back.
 */
export const comeFirst = (columns: ReadonlyArray<string>, active: string): ReadonlyArray<string> => {
  const [first = active, ...others] = columns
  if (others.includes(active)) return [active, ...others.map((id) => (id === active ? first : id))]
  return first === active ? columns : [active, ...columns].slice(0, most)
}

/**
 * Keeps the columns whose plans exist, the active one first, and adds the next plan if it would
 * stand alone.
 */
export const columnsOf = (
  columns: ReadonlyArray<string>,
  ids: ReadonlyArray<string>,
  active: string
): ReadonlyArray<string> => {
  const others = columns.filter((id) => id !== active && ids.includes(id))
  const next = ids[ids.indexOf(active) + 1] ?? ids.find((id) => id !== active)
  return [active, ...(others.length > 0 || next === undefined ? others : [next])]
}
