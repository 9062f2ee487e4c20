import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { root } from "../run/command"

/** The text of a file of the project. */
export const read = (file: string) => readFileSync(join(root, file), "utf8")

/** Paths under a folder, from the project's folder and with forward slashes; none if the folder does not exist. */
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

/** Names of the folders directly inside a folder. */
export const foldersIn = (folder: string): ReadonlyArray<string> =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

/** The ids of all channels: the names of their folders. */
export const channelIds = foldersIn("src/channels")

/** A file of TypeScript as a tree whose nodes know their parents. */
export const parse = (file: string) => ts.createSourceFile(file, read(file), ts.ScriptTarget.ESNext, true)

/** Everything in a tree that `pick` answers for, in order; a branch for which `enter` says no is left out. */
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

/** Where a node stands and what it says, for a message that one can click. */
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

/** A name that only a browser knows, where it is read: not a property, a key, a type or what `typeof` asks about. */
export const isBrowserName = (node: ts.Node) =>
  ts.isIdentifier(node) &&
  browserNames.has(node.text) &&
  !("name" in node.parent && node.parent.name === node) &&
  !ts.isTypeNode(node.parent) &&
  !ts.isTypeOfExpression(node.parent)
