import ts from "typescript"
import { expect, test } from "vitest"
import { at, collect, filesUnder, parse } from "./source"

const pages = filesUnder("src/pages").filter((file) => file.endsWith(".tsx"))

/** Components and hooks of a page: what React renders. */
const renderers = (file: string) =>
  collect(parse(file), (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return undefined
    const isRendered = /^([A-Z]|use[A-Z])/.test(node.name.text)
    return isRendered && node.initializer && ts.isArrowFunction(node.initializer) ? node.initializer : undefined
  })

/** `signal.value`; what an event or a draft carries under that name is no signal. */
const readsSignal = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) &&
  node.name.text === "value" &&
  !/[tT]arget$|^(event|option|line|row|brought|entry)$/.test(node.expression.getText())

const importsOf = (file: string) =>
  new Map(
    collect(parse(file), (node) => (ts.isImportDeclaration(node) ? node : undefined)).flatMap((node) => {
      const bindings = node.importClause?.namedBindings
      if (!bindings || !ts.isNamedImports(bindings)) return []
      const from = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : ""
      return bindings.elements.map(({ name }) => [name.text, from] as const)
    })
  )

test("what reads a signal in a page follows it, by a hook of the journey", () => {
  const deaf = pages.flatMap((file) => {
    const imports = importsOf(file)
    const follows = (node: ts.Node) =>
      ts.isCallExpression(node) && /^use[A-Z]/.test(node.expression.getText())
        ? imports.get(node.expression.getText())?.includes("/journey/") || undefined
        : undefined
    return renderers(file)
      .filter((body) => collect(body, (node) => (readsSignal(node) ? node : undefined)).length > 0)
      .filter((body) => collect(body, follows).length === 0)
      .map(at)
  })
  expect(pages.length).toBeGreaterThan(50)
  expect(deaf).toEqual([])
})
