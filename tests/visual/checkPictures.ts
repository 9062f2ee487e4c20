import { filesUnder } from "../conventions/source"
import { node } from "../run/command"
import type { Outcome } from "../run/counts"
import { openBrowser } from "./camera"
import { picturesOf } from "./pictures"
import { reachIn } from "./reach"

/** The share of all pictures that a change of one file in `src` may photograph, on average. */
const most = 0.11

/** Code that draws, and so must be in a story. */
const isDrawn = (file: string) => /^src\/(components|pages)\/.*\.(tsx|css)$/.test(file) && !/\.test\./.test(file)

/** A file in many stories, to compare this trace with Chromatic's own. */
const sample = "src/components/Price/Price.module.css"

const tracedByChromatic = async (storybook: string) => {
  const stats = ["--stats-file", `${storybook}/preview-stats.json`]
  const { output } = await node("chromatic/dist/bin.cjs", ["trace", "--mode", "compact", ...stats, sample])
  return [...output.matchAll(/^— (stories\/\S+)/gm)].map(([, file = ""]) => file)
}

/**
 * Checks that a change in `src` photographs few stories, and never none (decision 71), and that
 * Chromatic's trace finds the same. The folder is a Storybook built with `--stats-json`.
 */
export const checkPictures = async (storybook: string): Promise<Outcome> => {
  const { files, reach } = reachIn(storybook)
  const browser = await openBrowser()
  const pictures = await picturesOf(browser, storybook)
  await browser.close()

  const reached = new Map(files.filter((file) => file.startsWith("src/")).map((file) => [file, reach(file)]))
  const shares = [...reached.values()].map((found) => {
    const taken = found === "all" ? pictures : pictures.filter(({ file }) => found.has(file))
    return taken.length / pictures.length
  })
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const unseen = filesUnder("src").filter((file) => {
    const found = reached.get(file)
    return isDrawn(file) && found !== "all" && !found?.size
  })
  const ours = reached.get(sample)
  const theirs = await tracedByChromatic(storybook)
  const agrees = ours !== undefined && ours !== "all" && [...ours].toSorted().join() === theirs.toSorted().join()

  const note = `${pictures.length} pictures; a file of src photographs ${(100 * mean).toFixed(1)} % of them on average`
  const faults = [
    ...(mean <= most ? [] : [`At most ${100 * most} % are allowed.`]),
    ...(unseen.length === 0 ? [] : ["These photograph no story:", ...unseen]),
    ...(agrees ? [] : [`Chromatic traces ${sample} to other stories: ${theirs.join(", ")}`])
  ]
  const failed = Math.min(faults.length, 1)
  return { passed: 1 - failed, failed, output: [note, ...faults].join("\n"), note }
}
