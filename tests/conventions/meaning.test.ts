import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { baselinesIn, committed } from "../visual/baselines"
import { meaningOf } from "../visual/meaning"
import type { Reach } from "../visual/turboSnap"
import { channelIds } from "./source"

const contact = "stories/pages/ContactPage.stories.tsx"
let folder = ""

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-meaning-"))
  const entries = { "pages-contactpage--playground": { importPath: `./${contact}` } }
  writeFileSync(join(folder, "index.json"), JSON.stringify({ entries }))
})

afterAll(() => rmSync(folder, { recursive: true }))

const telling = (file: string, browserBefore?: string) =>
  meaningOf([file], { files: [file], reach: async () => [] }, () => new Set([file]), folder, browserBefore)

const meaning = (file: string, reach: Reach, ...importers: ReadonlyArray<string>) =>
  meaningOf([file], { files: [file], reach: async () => reach }, () => new Set([file, ...importers]), folder)

describe("what a change means", () => {
  test("words: their stories in every brand, and the file itself", async () => {
    const { brands, photographs, stories, texts } = await meaning("src/copy/contact.ts", [contact])
    expect(stories).toEqual([contact])
    expect(photographs).toHaveLength(channelIds.length * 3)
    expect(brands).toEqual(channelIds.toSorted())
    expect(texts).toEqual(["src/copy/contact.ts"])
  })

  test("a brand's own file: that brand's photographs alone", async () => {
    const { brands, photographs } = await meaning("src/channels/belo/theme.css", "all")
    expect(brands).toEqual(["belo"])
    expect(photographs.every((key) => key.includes(" · belo "))).toBe(true)
    expect(photographs).toHaveLength(3)
  })

  test("a rule: itself, the pacts that run it, and the requirements of its test", async () => {
    const rule = "src/core/channel/paths.ts"
    const { pacts, requirements, rules } = await meaning(rule, [], "contracts/quote.pact.test.ts")
    expect(rules).toEqual([rule])
    expect(pacts).toEqual(["contracts/quote.pact.test.ts"])
    expect(requirements).toContain("SR-08")
  })

  test("how photographs are taken: every photograph", async () => {
    const { photographs } = await telling("tests/visual/steady.ts")
    expect(photographs).toHaveLength(channelIds.length * 3)
    expect((await telling("tests/visual/report.ts")).photographs).toEqual([])
  })

  test("photographs by another browser: all; by the same one: none", async () => {
    const list = "tests/visual/baselines/manifest.json"
    expect((await telling(list, "headless shell 1.0")).photographs).toHaveLength(channelIds.length * 3)
    expect((await telling(list, baselinesIn(committed).read()?.browser)).photographs).toEqual([])
  })
})
