import { storyNameFromExport, toId } from "storybook/internal/csf"
import { describe, expect, test } from "vitest"
import { componentModes, onceModes, pageModes, photographedWidths } from "../../.storybook/modes"
import { hasPage } from "../../src/core/channel/paths"
import { routes } from "../../src/routes"
import { brands } from "../../stories/brands"
import { node } from "../run/command"
import { baselinesIn, committed } from "../visual/baselines"
import { equalInChannels, equalStories } from "../visual/meant"
import { channelIds, filesUnder, foldersIn, read } from "./source"

const files = filesUnder("stories").filter((file) => file.endsWith(".stories.tsx"))

/** Ids of a file's stories, with the parameters of the first and of the others. */
const told = files.map((file) => {
  const text = read(file)
  const title = /title: "([A-Z]\w+\/[^"]+)"/.exec(text)?.[1] ?? ""
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name)
  const [first = "", ...others] = text.split(/^export const /m).slice(1)
  return { file, title, first, others, ids: names.map((name) => toId(title, storyNameFromExport(name))) }
})
/* Folders without a page of their own, such as RefusalInPage, do not count. */
const pages = filesUnder("src/pages").flatMap(
  (file) => /^src\/pages\/\w+\/([A-Z]\w*(?<!In)Page)\.tsx$/.exec(file)?.[1] ?? []
)
const named = (title: string) => told.find((story) => story.title === title)
const component = (name: string) => told.find(({ file }) => file === `stories/components/${name}.stories.tsx`)

const manifest = baselinesIn(committed).read()
const photographs = Object.entries(manifest?.photographs ?? {})

describe("the photographs to take", () => {
  test("are a page in every channel and width, a component in every channel, any other story once", () => {
    const pairs = channelIds.flatMap((channel) => photographedWidths.map((width) => `${channel} ${width}`))
    expect(Object.keys(pageModes).toSorted()).toEqual(pairs.toSorted())
    expect(
      Object.values(componentModes)
        .map(({ channel }) => channel)
        .toSorted()
    ).toEqual(channelIds.toSorted())
    expect(Object.keys(onceModes)).toHaveLength(1)
    expect({ ...pageModes, ...componentModes, ...onceModes }).toEqual(pageModes)
  })

  test("are declared by the first story of every page and component", () => {
    expect(pages.length).toBeGreaterThan(10)
    const silent = [
      ...pages.filter((page) => !named(`Pages/${page}`)?.first.includes("modes: pageModes")),
      ...foldersIn("src/components").filter((name) => !component(name)?.first.includes("modes: componentModes"))
    ]
    expect(silent).toEqual([])
  })

  test("include every popup, open, in every channel", () => {
    const opens = foldersIn("src/components").filter((name) =>
      filesUnder(`src/components/${name}`).some(
        (file) => file.endsWith(".tsx") && /popover="|<Popup\b|aria-expanded|<details/.test(read(file))
      )
    )
    expect(opens.length).toBeGreaterThan(5)
    const closed = opens.filter(
      (name) => !component(name)?.others.some((story) => story.includes("modes: componentModes"))
    )
    expect(closed).toEqual([])
  })
})

/*
 * `npm run visual` reports stories without a photograph. After an intended change: npm run
 * visual:update, for a part -- --grep Name.
 */
describe("the committed photographs", () => {
  test("are of existing stories, in existing modes", () => {
    const ids = new Set(told.flatMap((story) => story.ids))
    const gone = photographs.filter(([key]) => {
      const [id = "", mode = ""] = key.split(" · ")
      return !ids.has(id) || !(mode in pageModes)
    })
    expect(gone.map(([key]) => key)).toEqual([])
  })

  // OU-02
  test("have every page in every channel that has it, at every width", async () => {
    const paths = new Map(await Promise.all(routes.map(async ({ page, path }) => [(await page()).name, path] as const)))
    const missing = pages.flatMap((page) => {
      const [first] = named(`Pages/${page}`)?.ids ?? []
      const taken = manifest?.photographs ?? {}
      const has = brands.flatMap(({ channel }) => (hasPage(channel, paths.get(page) ?? "/") ? [channel.id] : []))
      return Object.keys(pageModes)
        .filter((mode) => has.includes(mode.split(" ")[0] ?? ""))
        .map((mode) => `${first} · ${mode}`)
        .filter((photograph) => !(photograph in taken))
    })
    const channels = new Set(missing.map((photograph) => / · (\S+)/.exec(photograph)?.[1]))
    const take = [...channels].map((channel) => `npm run visual:update -- --grep ' ${channel} '`)
    expect(missing, `${missing.length} are missing: ${take.join("; ")}`).toEqual([])
  })

  test("each have a picture, and each picture belongs to one", () => {
    const shown = new Set(photographs.map(([, name]) => name))
    const kept = new Set(baselinesIn(committed).names())
    expect([...shown].filter((name) => !kept.has(name))).toEqual([])
    expect([...kept].filter((name) => !shown.has(name))).toEqual([])
  })

  test("take at most 25 MB", () => {
    const bytes = baselinesIn(committed).bytes()
    expect(bytes).toBeGreaterThan(0)
    expect(bytes / 1e6).toBeLessThanOrEqual(25)
  })

  test("are sorted, and name their browser", () => {
    const keys = photographs.map(([key]) => key)
    expect(keys).toEqual(keys.toSorted())
    expect(manifest?.browser).toMatch(/^(Chromium|headless shell) \d+\./)
  })

  const byPicture = new Map<string, Array<string>>()
  for (const [key, name] of photographs) byPicture.set(name, [...(byPicture.get(name) ?? []), key])
  const storiesOf = (keys: ReadonlyArray<string>) => [...new Set(keys.map((key) => key.split(" · ")[0] ?? ""))]
  const sets = [...byPicture.values()].filter((keys) => keys.length > 1)

  test("show something that no other story shows", () => {
    const equal = new Set(
      sets
        .map(storiesOf)
        .filter((stories) => stories.length > 1)
        .map((stories) => stories.join(" = "))
    )
    expect([...equal].toSorted()).toEqual(Object.keys(equalStories).toSorted())
  })

  test("differ between channels", () => {
    const equal = new Set(
      sets.flatMap((keys) =>
        storiesOf(keys).filter((story) => keys.filter((key) => key.startsWith(`${story} · `)).length > 1)
      )
    )
    expect([...equal].toSorted()).toEqual(Object.values(equalInChannels).flat().toSorted())
  })
})

// Chromatic refuses an unknown setting before it photographs. `--help` lists each option in kebab case.
test("Chromatic knows each of its settings", async () => {
  const { output } = await node("chromatic/dist/bin.cjs", ["--help"])
  const known = [...output.matchAll(/^ +--(?:no-)?([\w-]+)/gm)].map(([, name]) => name)
  const settings = Object.keys(JSON.parse(read("chromatic.config.json"))).filter((name) => name !== "$schema")
  expect(settings).not.toEqual([])
  const names = settings.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})
