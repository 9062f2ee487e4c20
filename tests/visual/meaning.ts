import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { groups } from "../../stories/specification/specification"
import { type Citation, citationsOf } from "../conventions/citations"
import { channelIds } from "../conventions/source"
import { root } from "../run/command"
import { baselinesIn, committed } from "./baselines"
import type { Importers } from "./importers"
import type { Traced } from "./turboSnap"

/** What a change touches, by the files that it touches. */
export interface Meaning {
  readonly files: ReadonlyArray<string>
  /** Files of stories, and the committed photographs that may change. */
  readonly stories: ReadonlyArray<string>
  readonly photographs: ReadonlyArray<string>
  readonly brands: ReadonlyArray<string>
  /** Files of the core that run the change. */
  readonly rules: ReadonlyArray<string>
  /** Pact tests that run the change, and pacts that differ. */
  readonly pacts: ReadonlyArray<string>
  /** Files of words that differ. */
  readonly texts: ReadonlyArray<string>
  /** Requirements cited by what differs, its tests and its stories. */
  readonly requirements: ReadonlyArray<string>
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const isText = (file: string) => /^src\/(copy\/|channels\/\w+\/(copy|pages|contacts)\.ts)/.test(file) && !isTest(file)

/** How photographs are taken: a change of it may change each of them. */
const isCamera = (file: string) => /^tests\/visual\/(camera|photographer|picture|shots|steady|studio)\.ts$/.test(file)

/** The brand that a file belongs to; undefined for what all share. */
const ownerOf = (file: string) => /^src\/channels\/(\w+)\//.exec(file)?.[1]

const sorted = (items: Iterable<string>) => [...new Set(items)].toSorted()

/** Its test and its story: the files beside it, and those that bear its name. */
const provesIt = (file: string) => {
  const name =
    file
      .split("/")
      .at(-1)
      ?.replace(/\.(module\.css|tsx?|css)$/, "") ?? ""
  return (citation: Citation) =>
    citation.file === file || new RegExp(`/${name}(\\.\\w+)*\\.(test|spec|stories)\\.tsx?$`).test(citation.file)
}

/**
 * Reads what a change means from the graph of the stories and that of the project. `folder` is the
 * built Storybook. `browserBefore` took the photographs before the change: another one draws each of
 * them anew.
 */
export const meaningOf = async (
  files: ReadonlyArray<string>,
  traced: Traced,
  importers: Importers,
  folder: string,
  browserBefore?: string
): Promise<Meaning> => {
  const { entries }: { entries: Record<string, { importPath: string }> } = JSON.parse(
    readFileSync(join(folder, "index.json"), "utf8")
  )
  const fileOf = (key: string) => entries[key.split(" · ")[0] ?? ""]?.importPath.replace(/^\.\//, "")
  const manifest = baselinesIn(committed).read()
  const keys = Object.keys(manifest?.photographs ?? {})
  const isRedrawn = browserBefore !== undefined && browserBefore !== manifest?.browser
  const isOfAll = (file: string) => isCamera(file) || (isRedrawn && file.endsWith("baselines/manifest.json"))
  const all = sorted(keys.flatMap((key) => fileOf(key) ?? []))
  const [stories, photographs, brands] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const file of files) {
    const reach = isOfAll(file) ? "all" : await traced.reach(file)
    const reached = new Set(reach === "all" ? all : reach)
    const owner = ownerOf(file)
    for (const story of reached) stories.add(story)
    for (const key of keys)
      if (reached.has(fileOf(key) ?? "") && (!owner || key.includes(` · ${owner} `))) photographs.add(key)
    if (reached.size > 0) for (const brand of owner ? [owner] : channelIds) brands.add(brand)
  }
  const running = new Set(files.filter((file) => existsSync(join(root, file))).flatMap((file) => [...importers(file)]))
  const citations = citationsOf(groups.map(({ code }) => code))
  return {
    files: sorted(files),
    stories: sorted(stories),
    photographs: sorted(photographs),
    brands: sorted(brands),
    rules: sorted([...running].filter((file) => file.startsWith("src/core/") && !isTest(file))),
    pacts: sorted([
      ...files.filter((file) => file.startsWith("pacts/")),
      ...[...running].filter((file) => file.endsWith(".pact.test.ts"))
    ]),
    texts: sorted(files.filter(isText)),
    requirements: sorted(files.flatMap((file) => citations.filter(provesIt(file)).map(({ id }) => id)))
  }
}
