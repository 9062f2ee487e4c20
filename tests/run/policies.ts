type Policy = ReadonlyMap<string, ReadonlyArray<string>>

const isHash = (source: string) => source.startsWith("'sha256-")

const policiesIn = (header: string): ReadonlyArray<Policy> =>
  header.split(", ").map(
    (policy) =>
      new Map(
        policy.split("; ").map((directive) => {
          const [name = "", ...sources] = directive.split(" ")
          return [name, sources] as const
        })
      )
  )

/**
 * What a content policy allows, hashes apart, a line each directive. A browser obeys each of several
 * policies, so only what all of them allow is left; a kind of source that one does not name is 'none'.
 */
export const allowedBy = (header: string): ReadonlyArray<string> => {
  const policies = policiesIn(header)
  const names = [...new Set(policies.flatMap((policy) => [...policy.keys()]))].sort()
  return names.flatMap((name) => {
    const lists = policies.map((policy) => policy.get(name) ?? (name.endsWith("-src") ? [] : undefined))
    const [first = [], ...others] = lists.filter((list) => list !== undefined)
    const all = first.filter((source) => !isHash(source) && others.every((list) => list.includes(source)))
    return all.length === 0 && name.endsWith("-src") ? [] : [[name, ...all].join(" ")]
  })
}

/** Whether a header lets pass every hash of another one, by each of its policies. */
export const takesHashesOf = (header: string, other: string): boolean =>
  policiesIn(other).every((policy) =>
    [...policy].every(([name, sources]) =>
      sources.filter(isHash).every((hash) =>
        policiesIn(header).every((one) => {
          const own = one.get(name) ?? []
          return own.includes(hash) || (own.includes("'unsafe-inline'") && !own.some(isHash))
        })
      )
    )
  )
