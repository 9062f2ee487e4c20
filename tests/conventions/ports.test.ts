import ts from "typescript"
import { expect, test } from "vitest"
import { collect, filesUnder, isThere, parse, read } from "./source"

const rows = [...read("src/core/README.md").matchAll(/^\| (`\w+`(?:, `\w+`)*) \|.*\| `([\w/.]+)` \|$/gm)].map(
  ([, names = "", file = ""]) => ({ names: names.replaceAll("`", "").split(", "), file: `src/core/${file}` })
)

/** What a file exports under a name of its own, with its text. */
const declared = (file: string) =>
  collect(parse(file), (node) =>
    ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
      ? { name: node.name?.text, isService: node.getText().includes("Context.Service<") }
      : undefined
  )

test("the table of ports names each Effect service, and each port where it is declared", () => {
  const services = filesUnder("src/core")
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap(declared)
    .flatMap(({ isService, name }) => (isService && name ? [name] : []))
  const named = rows.flatMap(({ names }) => names)
  expect(services.filter((name) => !named.includes(name))).toEqual([])
  const elsewhere = rows.flatMap(({ file, names }) => {
    const here = isThere(file) ? declared(file).map(({ name }) => name) : []
    return names.filter((name) => !here.includes(name))
  })
  expect(elsewhere).toEqual([])
  expect(rows.length).toBeGreaterThan(28)
})
