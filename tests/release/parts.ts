import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { command, root } from "../run/command"

interface Component {
  readonly name: string
  readonly version: string
  readonly licenses?: ReadonlyArray<{ readonly license?: { readonly id?: string; readonly name?: string } }>
  readonly properties?: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

/** The list of shipped packages, as CycloneDX. */
export interface Sbom {
  readonly components: ReadonlyArray<Component>
}

/** What npm knows about the shipped packages, without the moment and the number of this very list. */
export const sbomOfRelease = async (): Promise<Sbom> => {
  const told = await command("npm", ["sbom", "--omit=dev", "--sbom-format=cyclonedx", "--loglevel=silent"])
  if (!told.ok) throw new Error(`npm sbom failed:\n${told.output}`)
  const { serialNumber: _number, metadata, ...rest } = JSON.parse(told.output.slice(told.output.indexOf("{")))
  const { timestamp: _moment, ...kept } = metadata
  // npm names the portal after its folder.
  return { ...rest, metadata: { ...kept, component: { ...kept.component, name: "portal" } } }
}

const folderOf = ({ name, properties = [] }: Component) =>
  join(root, properties.find((property) => property.name === "cdx:npm:package:path")?.value ?? `node_modules/${name}`)

const licenceText = (folder: string) => {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name)) : undefined
  return file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim()
}

/** Every shipped package with its licence and the licence's own text. Throws if one names none. */
export const licencesOf = ({ components }: Sbom): string =>
  components
    .map((component) => {
      const { licenses = [], name, version } = component
      const names = licenses.map(({ license }) => license?.id ?? license?.name).filter(Boolean)
      if (names.length === 0) throw new Error(`${name}@${version} names no licence.`)
      return `${name} ${version}: ${names.join(", ")}\n\n${licenceText(folderOf(component))}\n`
    })
    .join(`\n${"-".repeat(80)}\n\n`)
