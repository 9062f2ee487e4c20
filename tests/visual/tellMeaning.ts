import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { parseArgs } from "node:util"
import { requirements } from "../../stories/specification/specification"
import { root } from "../run/command"
import type { Manifest } from "./baselines"
import { changedSince, git } from "./causes"
import { importersInProject } from "./importers"
import { type Meaning, meaningOf } from "./meaning"
import { buildStories } from "./studio"
import { tokensPart, tokensSince, tokensStyle } from "./tokensPart"
import { tracedIn } from "./turboSnap"

/*
 * `npm run meaning` writes what the change since main means, beside the report of the photographs:
 * stories, brands, rules, pacts, texts, tokens before and after, and requirements.
 */
const { values: asked } = parseArgs({
  options: {
    /** A commit, tag or branch to compare with. */
    since: { type: "string", default: "main" },
    /** A Storybook built with `--stats-json`. */
    storybook: { type: "string" }
  }
})

const isGood = (folder: string) => existsSync(join(folder, "preview-stats.json"))
const built = join(root, "storybook-static")
const folder = asked.storybook ?? (isGood(built) ? built : await buildStories())
const [base = asked.since] = git("merge-base", asked.since, "HEAD")
const files = changedSince(base)
const [told = base] = git("log", "-1", "--format=%as, %h: %s", base)
const { browser }: Partial<Manifest> = JSON.parse(
  git("show", `${base}:tests/visual/baselines/manifest.json`).join("\n") || "{}"
)
const meaning = await meaningOf(files, tracedIn(folder), await importersInProject(), folder, browser)

const tokens = tokensSince(base)
const changedLines = tokens.filter(({ follows }) => !follows).length

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const textOf = new Map(requirements.map(({ id, text }) => [id, text.join(" ")]))

const lists: ReadonlyArray<readonly [title: string, items: ReadonlyArray<string>]> = [
  ["Requirements concerned", meaning.requirements.map((id) => `${id}: ${textOf.get(id) ?? ""}`)],
  [
    "Texts",
    meaning.texts.flatMap((file) => [
      file,
      ...git("diff", "--unified=0", base, "--", file).filter((line) => /^[+-] /.test(line))
    ])
  ],
  ["Rules", meaning.rules],
  ["Pacts", meaning.pacts],
  ["Brands", meaning.brands],
  ["Stories", meaning.stories],
  ["Files", meaning.files]
]

const counted = ({ brands, pacts, photographs, requirements: ids, rules, stories, texts }: Meaning) =>
  `${stories.length} files of stories with ${photographs.length} photographs, ${brands.length} brands, ` +
  `${rules.length} rules, ${pacts.length} pacts, ${texts.length} files of words, ${changedLines} tokens, ` +
  `${ids.length} requirements`

const part = ([title, items]: (typeof lists)[number]) =>
  `<details${items.length > 0 && items.length < 30 ? " open" : ""}><summary>${title}: ${items.length}</summary><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul></details>`

const page = join(root, ".cache/visual/meaning.html")
mkdirSync(dirname(page), { recursive: true })
writeFileSync(
  page,
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What this change means</title>
<style>body{max-width:80ch;margin:auto;padding:24px;font:16px/1.5 system-ui,sans-serif}summary{font-weight:600;cursor:pointer}li{overflow-wrap:anywhere}${tokensStyle}</style>
<h1>What this change means</h1><p>${counted(meaning)}.</p><p>Since ${escaped(told)}. <a href="report.html">The photographs</a></p>
${tokensPart(tokens)}
${lists.map(part).join("\n")}</html>\n`
)
console.log(`${counted(meaning)}\nSee ${relative(process.cwd(), page)}`)
