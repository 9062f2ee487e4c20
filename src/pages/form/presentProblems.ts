/** The message of a problem, if there is one. */
export const say = <K extends string>(words: Readonly<Record<K, string>>, problem: K | undefined) =>
  problem === undefined ? undefined : words[problem]

/** The wrong fields in the order of their labels: the name of each control, and its label. */
export const wrongFields = <Field extends string>(
  told: { readonly [F in Field]?: unknown },
  labels: Readonly<Record<Field, string>>
) =>
  (Object.keys(labels) as Array<Field>)
    .filter((field) => told[field] !== undefined)
    .map((field) => ({ name: field, label: labels[field] }))
