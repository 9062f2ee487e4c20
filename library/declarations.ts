import { execFileSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type ESTree, parseSync, Visitor } from "vite"

/** A file of types, at its path in the package. */
export interface Declaration {
  readonly fileName: string
  readonly source: string
}

/** TypeScript 7's compiler, which has no API. */
const compiler = join(import.meta.dirname, "../node_modules/@typescript/native/bin/tsc")

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Names each file of the package with its extension, as Node's way to find modules wants
 * (`"moduleResolution": "nodenext"`), and leaves out style sheets, which have no types.
 */
const named = (fileName: string, source: string): string => {
  const edits: Array<Edit> = []
  const name = ({ source: from }: { readonly source: ESTree.StringLiteral | null }) => {
    if (from?.value.startsWith(".")) edits.push({ start: from.end - 1, end: from.end - 1, text: ".js" })
  }
  const nameOrLeave = (node: ESTree.ImportDeclaration) => {
    if (node.source.value.endsWith(".css")) edits.push({ start: node.start, end: node.end, text: "" })
    else name(node)
  }
  new Visitor({
    ImportDeclaration: nameOrLeave,
    ExportAllDeclaration: name,
    ExportNamedDeclaration: name,
    TSImportType: name
  }).visit(parseSync(fileName, source).program)
  return edits.reduceRight((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)
}

/** The types of every component, as TypeScript writes them from `tsconfig.json`. Throws on its errors. */
export const declarations = (): ReadonlyArray<Declaration> => {
  const out = mkdtempSync(join(tmpdir(), "types-"))
  try {
    const args = [compiler, "--project", import.meta.dirname, "--outDir", out]
    execFileSync(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] })
    return readdirSync(out, { encoding: "utf8", recursive: true })
      .filter((file) => file.endsWith(".d.ts"))
      .map((file) => ({ fileName: file, source: named(file, readFileSync(join(out, file), "utf8")) }))
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
