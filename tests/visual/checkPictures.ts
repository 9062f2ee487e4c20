import { first } from "../../src/channels/hosts"
import { channelIds, filesUnder } from "../conventions/source"
import { node } from "../run/command"
import type { Outcome } from "../run/counts"
import { openBrowser } from "./camera"
import { checkReport } from "./checkReport"
import { picturesOf } from "./pictures"
import { isUntraced, type Reach, reachIn, untraced } from "./reach"

/** The pictures that a change of one traced file in `src` may take, on average. */
const most = 105

/** The pictures that a brand's theme may take: its own, and those that show all brands. */
const mostOfTheme = 15

/** Code that draws in a picture, and so must be in a story. */
const isDrawn = (file: string) =>
  !isUntraced(file) && /^src\/(components|pages)\/.*\.(tsx|css)$/.test(file) && !/\.test\./.test(file)

const themes = channelIds.filter((id) => id !== first).map((id) => `src/channels/${id}/theme.css`)

/** In many stories, in few, and behind what is not traced: to compare this trace with Chromatic's. */
const samples = [
  "src/components/Price/Price.module.css",
  ...themes.slice(0, 1),
  "src/components/Header/Header.module.css",
  "src/adapters/http/call.ts"
]

const tracedByChromatic = async (storybook: string, file: string) => {
  const stats = ["--stats-file", `${storybook}/preview-stats.json`, ...untraced.flatMap((one) => ["--untraced", one])]
  const { output } = await node("chromatic/dist/bin.cjs", ["trace", "--mode", "compact", ...stats, file])
  return [...output.matchAll(/^— (\S+)/gm)].map(([, story = ""]) => story).toSorted()
}

/**
 * Checks that a change in `src` takes few pictures, and never none, that a brand's theme takes that
 * brand's alone (decision 71), that Chromatic's trace finds the same, and that the report shows it.
 * The folder is a Storybook built with `--stats-json`.
 */
export const checkPictures = async (storybook: string): Promise<Outcome> => {
  const { files, reach } = reachIn(storybook)
  const browser = await openBrowser()
  const pictures = await picturesOf(browser, storybook)
  const reported = await checkReport(browser)
  await browser.close()

  const takenFor = (found: Reach) => (found === "all" ? pictures : pictures.filter(({ file }) => found.has(file)))
  const reached = new Map(
    files.filter((file) => file.startsWith("src/") && !isUntraced(file)).map((file) => [file, reach(file)])
  )
  const counts = [...reached.values()].map((found) => takenFor(found).length)
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const unseen = filesUnder("src").filter((file) => {
    const found = reached.get(file)
    return isDrawn(file) && found !== "all" && !found?.size
  })
  const dear = themes.filter((theme) => takenFor(reach(theme)).length > mostOfTheme)
  const unlike: Array<string> = []
  for (const sample of samples) {
    const [ours, theirs] = [reach(sample), await tracedByChromatic(storybook, sample)]
    if (ours === "all" || [...ours].toSorted().join() !== theirs.join())
      unlike.push(`Chromatic traces ${sample} to other stories: ${theirs.join(", ")}`)
  }

  const note = `${pictures.length} pictures; a traced file of src photographs ${mean.toFixed(0)} of them on average`
  const faults = [
    ...(mean <= most ? [] : [`At most ${most} are allowed.`]),
    ...(unseen.length === 0 ? [] : ["These photograph no story:", ...unseen]),
    ...(dear.length === 0 ? [] : [`More than ${mostOfTheme} pictures are taken for:`, ...dear]),
    ...unlike,
    ...reported
  ]
  const failed = Math.min(faults.length, 1)
  return { passed: 1 - failed, failed, output: [note, ...faults].join("\n"), note }
}
