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
