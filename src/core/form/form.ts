/**
 * A field of a form: its empty value, the problem of a typed one, and what a value without a
 * problem means. `by` is what the rules need besides the value, such as today or the channel's
 * document.
 */
export interface Field {
  readonly empty: unknown
  readonly problem: (typed: never, by: never) => string | undefined
  readonly read: (typed: never, by: never) => unknown
}

type Fields = Readonly<Record<string, Field>>

/**
 * What the rules of all fields need, together: nothing, or one object that suits each of them. Of
 * `(typed) => …` it is `[]`. Of `(typed, by: { today }) => …` and `(typed, by: { document }) => …`
 * it is `[by: { today } & { document }]`.
 */
type By<Rule> = [Rule] extends [(typed: never, by: infer Needs) => unknown]
  ? unknown extends Needs
    ? []
    : [by: Needs]
  : never

type Problem<F extends Field> = Exclude<ReturnType<F["problem"]>, undefined>

/** A form: its fields, each with the rules of its name. */
export interface Form<F extends Fields> {
  /** The form before anything is typed. Its type is that of the typed form. */
  readonly empty: { readonly [Name in keyof F]: F[Name]["empty"] }
  /** The reason why each invalid field is invalid; undefined for a valid one. */
  readonly problems: (
    typed: Form<F>["empty"],
    ...by: By<F[keyof F]["problem"]>
  ) => {
    readonly [Name in keyof F as [Problem<F[Name]>] extends [never] ? never : Name]?: Problem<F[Name]> | undefined
  }
  /** What a typed form without problems means. */
  readonly read: (
    typed: Form<F>["empty"],
    ...by: By<F[keyof F]["read"]>
  ) => { readonly [Name in keyof F]: ReturnType<F[Name]["read"]> }
}

/** Makes a form of its fields. A field's name stands here once. */
export const formOf = <F extends Fields>(fields: F): Form<F> => {
  const each = (of: (field: Field, name: string) => unknown) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)])) as never
  return {
    empty: each(({ empty }) => empty),
    problems: (typed, ...[by]: ReadonlyArray<unknown>) =>
      each(({ problem }, name) => problem(typed[name] as never, by as never)),
    read: (typed, ...[by]: ReadonlyArray<unknown>) => each(({ read }, name) => read(typed[name] as never, by as never))
  }
}

/** One entry of a list, by its id. Required. */
export const choiceField = {
  empty: "",
  problem: (id: string) => (id === "" ? ("required" as const) : undefined),
  read: (id: string) => id
}

/** True without any problem. */
export const holds = (problems: object): boolean => Object.values(problems).every((problem) => problem === undefined)
