import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createServer, type ViteDevServer } from "vite"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root } from "../run/command"
import { channelIds, filesUnder } from "./source"

/* A tenth brand (OU-14): a copy of the project gets one more folder and no other change. */
const [pattern = ""] = channelIds
const tenth = "decima"
const ten = [...channelIds, tenth].toSorted()
const copy = mkdtempSync(join(tmpdir(), "tenth-"))

const renamed = (file: string) => {
  const path = join(copy, "src/channels", tenth, file)
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(`"${pattern}"`, `"${tenth}"`))
}

let server: ViteDevServer
const load = (module: string) => server.ssrLoadModule(module)

beforeAll(async () => {
  const made = /\/(node_modules|dist|storybook-static(\.new)?|test-results|pacts|\.git|\.cache)$/
  cpSync(root, copy, { recursive: true, filter: (path) => !made.test(path) })
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir")
  cpSync(join(copy, "src/channels", pattern), join(copy, "src/channels", tenth), { recursive: true })
  for (const file of ["channel.ts", "theme.css"]) renamed(file)
  server = await createServer({
    configFile: false,
    root: copy,
    logLevel: "error",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false }
  })
})

afterAll(async () => {
  await server.close()
  rmSync(copy, { recursive: true, force: true })
})

// OU-02
test("the toolbar offers it, and stories show it", async () => {
  const { default: preview } = await load("/.storybook/preview.tsx")
  const values = preview.globalTypes.channel.toolbar.items.map(({ value }: { value: string }) => value)
  expect(values.toSorted()).toEqual([...ten, "all"].toSorted())
  const { brandOf } = await load("/stories/brandOf.ts")
  expect(brandOf(tenth).channel.id).toBe(tenth)
})

test("its folder brings its pictures: pages that sell, components, a popup and a dialog", async () => {
  const { brandModes, onceModes } = await load("/.storybook/modes.ts")
  const [once = ""] = Object.keys(onceModes)
  expect(brandModes(tenth)).toEqual({
    page: { [once]: { disable: true }, [`${tenth} 360`]: { channel: tenth, viewport: 360 } },
    components: { [once]: { disable: true }, [`${tenth} 1280`]: { channel: tenth, viewport: 1280 } }
  })
  const stories = ["checkout", "components", "overlays", "pages"].map(
    (kind) => `src/channels/${pattern}/${kind}.stories.tsx`
  )
  expect(filesUnder(`src/channels/${pattern}`)).toEqual(expect.arrayContaining(stories))
})

test("the pages of the rules and of the themes show it", async () => {
  const { brands } = await load("/stories/brands.ts")
  expect(brands.map(({ channel }: { channel: { id: string } }) => channel.id).toSorted()).toEqual(ten)
})

test("the checks of form cover its files, theme and contrast", async () => {
  const { channelIds: ids } = await load("/tests/conventions/source.ts")
  expect(ids.toSorted()).toEqual(ten)
  const { contrast, themeOf } = await load("/tests/conventions/styles.ts")
  expect(contrast(themeOf(tenth), "--on-action", "--action")).toBeGreaterThan(4.5)
})
