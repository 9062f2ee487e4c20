import { filesUnder, read } from "../conventions/source"
import type { Outcome } from "../run/counts"
import { type Reach, tracedIn } from "./turboSnap"

/** The most that a change may photograph. */
const most = { fullShare: 0.15, ofComponent: 6 }

/** Code that draws, and so must be in a story. */
const isDrawn = (file: string) => /^src\/(components|pages)\/.*\.(tsx|css)$/.test(file) && !/\.test\./.test(file)

/** A file of stories whose meta switches their photographs off costs none. */
const isPhotographed = (story: string) => !/disableSnapshot: true/.test(read(story).split(/^export const /m)[0] ?? "")

const middle = (counts: ReadonlyArray<number>) => counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0

/**
 * Checks that a change in `src` photographs few stories, and never none (decision 71). The folder is
 * a Storybook built with `--stats-json`.
 */
export const checkTurboSnap = async (folder: string): Promise<Outcome> => {
  const traced = tracedIn(folder)
  const files = traced.files.filter((file) => file.startsWith("src/"))
  const reached = new Map<string, Reach>()
  for (const file of files) reached.set(file, await traced.reach(file))
  const full = files.filter((file) => reached.get(file) === "all")
  const lost = [
    ...files.filter((file) => reached.get(file)?.length === 0),
    ...filesUnder("src").filter((file) => isDrawn(file) && !reached.has(file))
  ]
  const photographed = new Map(
    traced.files.filter((file) => file.endsWith(".stories.tsx")).map((story) => [story, isPhotographed(story)])
  )
  const ofComponents = files.flatMap((file) => {
    const found = reached.get(file)
    if (!file.startsWith("src/components/") || !Array.isArray(found)) return []
    return [found.filter((story) => photographed.get(story)).length]
  })
  const median = middle(ofComponents)
  const note =
    `TurboSnap: ${full.length} of ${files.length} files of src photograph every story, ` +
    `a file of a component ${median} files of stories at the median`
  const faults = [
    ...(ofComponents.length === 0 ? ["The graph of the stories is empty: nothing was traced."] : []),
    ...(full.length > most.fullShare * files.length ? [`At most ${100 * most.fullShare} % may do so:`, ...full] : []),
    ...(median > most.ofComponent ? [`At most ${most.ofComponent} files of stories are allowed.`] : []),
    ...(lost.length > 0 ? ["These photograph no story:", ...lost] : [])
  ]
  const failed = Math.min(faults.length, 1)
  return { passed: 1 - failed, failed, output: [note, ...faults].join("\n"), note }
}
