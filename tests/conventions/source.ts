import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { root } from "../run/command"

export const read = (file: string) => readFileSync(join(root, file), "utf8")

/**
 * Paths under a folder, relative to the project, with forward slashes; empty if the folder does not
 * exist.
 */
export const filesUnder = (folder: string): ReadonlyArray<string> =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll("\\", "/")
        )
        .sort()
    : []

export const foldersIn = (folder: string): ReadonlyArray<string> =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

export const channelIds = foldersIn("src/channels")

const trees = new Map<string, ts.SourceFile>()

/** A TypeScript file as a tree with parent links; parsed once a run. */
export const parse = (file: string): ts.SourceFile => {
  const tree = trees.get(file) ?? ts.createSourceFile(file, read(file), ts.ScriptTarget.ESNext, true)
  trees.set(file, tree)
  return tree
}

/** Every result of `pick` in a tree, in order. Skips a branch if `enter` returns false. */
export const collect = <Found>(
  tree: ts.Node,
  pick: (node: ts.Node) => Found | undefined,
  enter: (node: ts.Node) => boolean = () => true
): ReadonlyArray<Found> => {
  const found: Array<Found> = []
  const visit = (node: ts.Node) => {
    const picked = pick(node)
    if (picked !== undefined) found.push(picked)
    if (enter(node)) ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** File, line and text of a node, as a clickable message. */
export const at = (node: ts.Node) => {
  const source = node.getSourceFile()
  const { line } = source.getLineAndCharacterOfPosition(node.getStart())
  return `${source.fileName}:${line + 1} ${node.getText().slice(0, 60)}`
}

const browserNames = new Set([
  "window",
  "document",
  "navigator",
  "location",
  "localStorage",
  "sessionStorage",
  "history"
])

/** A browser global that code reads; properties, keys, types and `typeof` do not count. */
export const isBrowserName = (node: ts.Node) =>
  ts.isIdentifier(node) &&
  browserNames.has(node.text) &&
  !("name" in node.parent && node.parent.name === node) &&
  !ts.isTypeNode(node.parent) &&
  !ts.isTypeOfExpression(node.parent)
