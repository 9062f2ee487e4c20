import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import ts from "typescript"
import { root } from "../run/command"

export const isThere = (file: string) => existsSync(join(root, file))

export const read = (file: string) => readFileSync(join(root, file), "utf8")

/** The files below a folder of the machine, relative to it, with forward slashes; none if it does not exist. */
export const filesBelow = (folder: string): ReadonlyArray<string> =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .sort()
    : []

/** The files under a folder of the project, relative to the project. */
export const filesUnder = (folder: string): ReadonlyArray<string> =>
  filesBelow(join(root, folder)).map((file) => `${folder}/${file}`)

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

/** Every result of `pick` in a tree, in order. */
export const collect = <Found>(tree: ts.Node, pick: (node: ts.Node) => Found | undefined): ReadonlyArray<Found> => {
  const found: Array<Found> = []
  const visit = (node: ts.Node) => {
    const picked = pick(node)
    if (picked !== undefined) found.push(picked)
    ts.forEachChild(node, visit)
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
