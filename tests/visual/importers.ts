import { node } from "../run/command"

interface Cruised {
  readonly modules: ReadonlyArray<{
    readonly source: string
    readonly dependencies: ReadonlyArray<{ readonly resolved: string; readonly typeOnly?: boolean }>
  }>
}

/** Files that run a file, directly or through others, the file itself included. Types do not count. */
export type Importers = (file: string) => ReadonlySet<string>

/** Reads the import graph of the whole project, tests and contracts included. Takes some ten seconds. */
export const importersInProject = async (): Promise<Importers> => {
  const config = ["--config", "tests/conventions/dependency-cruiser.cjs", "--output-type", "json"]
  const folders = ["src", "contracts", "stories", ".storybook", "tests"]
  const { output } = await node("dependency-cruiser/bin/dependency-cruise.mjs", [...config, ...folders])
  const { modules }: Cruised = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1))
  const direct = new Map<string, Array<string>>()
  for (const { dependencies, source } of modules)
    for (const { resolved, typeOnly } of dependencies)
      if (!typeOnly) direct.set(resolved, [...(direct.get(resolved) ?? []), source])
  return (file) => {
    const found = new Set([file])
    for (const one of found) for (const importer of direct.get(one) ?? []) found.add(importer)
    return found
  }
}
