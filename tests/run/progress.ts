/** How far each long check is, as `120 of 347`. */
const far = new Map<string, string>()

/** Counts a check's output: `one` matches each part that ended, `total` the line that says how many there are. */
export const counting = (name: string, one: RegExp, total: RegExp | number) => {
  let done = 0
  let all = typeof total === "number" ? String(total) : "?"
  return (text: string): void => {
    if (typeof total !== "number") all = total.exec(text)?.[1] ?? all
    done += text.match(one)?.length ?? 0
    far.set(name, `${done} of ${all}`)
  }
}

/** How far a check is; undefined for one that does not count. */
export const progressOf = (name: string): string | undefined => far.get(name)
