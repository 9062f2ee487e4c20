import { whenToUse } from "../stories/whenToUse"

const advised = new Map(
  Object.entries(whenToUse).flatMap(([folder, components]) =>
    Object.entries(components).map(
      ([name, advice]) => [name, { advice, page: `components-${folder}-${name.toLowerCase()}--docs` }] as const
    )
  )
)

/** Words in Markdown, the components that they name as links to their pages. */
const linked = (words: string) =>
  words.replace(/`(\w+)`/g, (code, name) => {
    const found = advised.get(name)
    return found ? `[${name}](?path=/docs/${found.page})` : code
  })

const kinds = [
  ["use", "Use"],
  ["not", "Not"],
  ["good", "Good:"],
  ["bad", "Bad:"]
] as const

/** When to use the component of a file of stories, as a list in Markdown; empty without advice. */
export const adviceFor = (file: string): string => {
  const { advice } = advised.get(/(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? "") ?? {}
  return kinds.flatMap(([kind, head]) => (advice?.[kind] ? `- **${head}** ${linked(advice[kind])}` : [])).join("\n")
}
