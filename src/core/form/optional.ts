interface Line<Problem extends string> {
  readonly empty: string
  readonly problem: (typed: string) => Problem | "required" | undefined
  readonly read: (typed: string) => string
}

/** The same field, which may stay empty. What is typed keeps its problems. */
export const optional = <Problem extends string>({ problem, ...field }: Line<Problem>) => ({
  ...field,
  problem: (typed: string) => {
    const found = problem(typed)
    return found === "required" ? undefined : found
  }
})
