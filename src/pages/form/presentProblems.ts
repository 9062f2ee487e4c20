/** The message of a problem, if there is one. */
export const say = <K extends string>(words: Readonly<Record<K, string>>, problem: K | undefined) =>
  problem === undefined ? undefined : words[problem]

export const wrongFields = <Field extends string>(
  told: { readonly [F in Field]?: unknown },
  labels: Readonly<Record<Field, string>>
) =>
  (Object.keys(labels) as Array<Field>)
    .filter((field) => told[field] !== undefined)
    .map((field) => ({ name: field, label: labels[field] }))
