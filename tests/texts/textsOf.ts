/**
 * A phrase with one, with several and with a name: a phrase that wants text fails with numbers, and
 * the reverse.
 */
const saidBy = (phrase: (...args: ReadonlyArray<unknown>) => unknown): ReadonlyArray<string> =>
  [1, 3, "uno"].flatMap((word) => {
    try {
      return [String(phrase(word, word, word))]
    } catch {
      return []
    }
  })

/** A text of a copy tree, with its path. */
export interface Said {
  readonly path: string
  readonly text: string
}

/** Every text of a copy tree. A leaf that is neither a text nor a function is an error. */
export const textsOf = (tree: unknown, path = ""): ReadonlyArray<Said> => {
  if (typeof tree === "string") return [{ path, text: tree }]
  if (typeof tree === "function") {
    const said = saidBy((...args) => Reflect.apply(tree, undefined, args))
    if (said.length === 0) throw new Error(`nothing can be said with ${path}`)
    return said.map((text) => ({ path, text }))
  }
  if (typeof tree === "boolean") return []
  if (typeof tree !== "object" || tree === null) throw new Error(`${path} is no text`)
  return Object.entries(tree).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key))
}
