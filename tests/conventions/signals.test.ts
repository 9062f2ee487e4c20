import { join } from "node:path"
import ts from "typescript"
import { expect, test } from "vitest"
import { root } from "../run/command"
import { at, collect, filesUnder } from "./source"

const settings = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile)
const options = { ...ts.parseJsonConfigFileContent(settings.config, ts.sys, root).options, types: [] }
/** The comments of the packages' types are most of what there is to read. */
const host = { ...ts.createCompilerHost(options), jsDocParsingMode: ts.JSDocParsingMode.ParseNone }

/** What a node takes the value of: `this.value`, or `const { value } = this`. */
const holderOf = (node: ts.Node) => {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === "value" ? node.expression : undefined
  return ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === "value" ? node.parent : undefined
}

const isWritten = (node: ts.Node) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken

test("a page reads a signal by useRead: a bare value would stay as it was first drawn", () => {
  const files = filesUnder("src/pages").filter((file) => !file.includes(".test."))
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    host
  )
  const types = program.getTypeChecker()
  const values = files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file))
    if (!source) throw new Error(`TypeScript does not find ${file}.`)
    return collect(source, (node) => {
      const holder = holderOf(node)
      return holder && types.getTypeAtLocation(holder).getProperty("peek") ? node : undefined
    })
  })
  // Pages write a few: this test knows a signal when it sees one.
  expect(values.filter(isWritten)).not.toEqual([])
  expect(values.filter((node) => !isWritten(node)).map(at)).toEqual([])
})
