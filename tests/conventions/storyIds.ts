import ts from "typescript"
import { storyId } from "../../.storybook/storybook"
import { collect, filesUnder, parse } from "./source"

const isMeta = (node: ts.Node): boolean =>
  ts.isSatisfiesExpression(node)
    ? isMeta(node.parent)
    : ts.isExportAssignment(node) || (ts.isVariableDeclaration(node) && node.name.getText() === "meta")

/** The title of a file's stories: that of its `meta`, whatever else in it has a title. */
const titleOf = (file: string): string => {
  const [title = ""] = collect(parse(file), (node) =>
    ts.isPropertyAssignment(node) &&
    node.name.getText() === "title" &&
    ts.isStringLiteral(node.initializer) &&
    isMeta(node.parent.parent)
      ? node.initializer.text
      : undefined
  )
  return title
}

/** Storybook's ids of a file's stories, by their exported names. */
export const storiesIn = (file: string): ReadonlyMap<string, string> => {
  const title = titleOf(file)
  const names = [...parse(file).text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name)
  return new Map(names.map((name) => [name, storyId(title, name)]))
}

/** The ids of all stories of `stories/`. */
export const allStories = (): ReadonlySet<string> =>
  new Set(
    filesUnder("stories")
      .filter((file) => file.endsWith(".stories.tsx"))
      .flatMap((file) => [...storiesIn(file).values()])
  )
