import { filesUnder, read } from "./source"
import { storiesIn } from "./storyIds"

/** A place in the project that cites a requirement. */
export interface Citation {
  readonly id: string
  readonly file: string
  readonly line: number
  /** The test or story around or below the place; absent in other code. */
  readonly name?: string
  readonly story?: string
}

const folders = ["src", "stories", "tests", "contracts", ".storybook"]
const isWritten = (file: string) => /\.(tsx?|mdx?|css|sql|html|c?js|conf)$/.test(file)

/** Every file that may cite a requirement, except the requirements themselves. */
export const citing: ReadonlyArray<string> = [
  ...folders.flatMap(filesUnder),
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "vite.config.ts"
].filter((file) => isWritten(file) && !file.startsWith("stories/specification/"))

const isProof = (file: string) => /\.(test|spec|stories)\.tsx?$/.test(file) || /^tests\/(e2e|texts)\//.test(file)

/** `QR-12`, or a word or more for one of ours: `OU-every-place`. */
const anyId = /\b(?:[A-Z]{2}|A11Y)-\d{2}\b|\bOU(?:-[a-z]+)+\b/g
const title = /(?:\b(?:test|describe|it|check)(?:\.\w+)*\(|^\s*)\s*(["'`])(.+?)\1,\s*(?:async )?\(/
const story = /^export const (\w+)/

/** The test or story of a line: below it for a comment, otherwise above it. */
const named = (lines: ReadonlyArray<string>, at: number): string | undefined => {
  const found = (line = "") => story.exec(line)?.[1] ?? title.exec(line)?.[2]
  const isComment = /^\s*(\/\/|\/?\*)/.test(lines[at] ?? "")
  const below = isComment
    ? lines
        .slice(at, at + 12)
        .map(found)
        .find(Boolean)
    : undefined
  return (
    below ??
    lines
      .slice(0, at + 1)
      .map(found)
      .findLast(Boolean)
  )
}

/** The texts audit looks for these lists in the stories. */
const isTextList = (file: string) => /^tests\/texts\/\w+Texts\.ts$/.test(file)

const placesIn = (file: string, codes: ReadonlySet<string>): ReadonlyArray<Citation> => {
  const lines = read(file).split("\n")
  return lines.flatMap((line, at) =>
    [...new Set(line.match(anyId))]
      .filter((id) => codes.has(id.slice(0, id.indexOf("-"))))
      .map((id) => {
        if (isTextList(file)) return { id, file, line: at + 1, name: "specified texts" }
        const name = isProof(file) ? named(lines, at) : undefined
        const shown = name && file.endsWith(".stories.tsx") ? storiesIn(file).get(name) : undefined
        return { id, file, line: at + 1, ...(name && { name }), ...(shown && { story: shown }) }
      })
  )
}

/** Every citation of a requirement whose id begins with one of the codes. */
export const citationsOf = (codes: ReadonlyArray<string>): ReadonlyArray<Citation> =>
  citing.flatMap((file) => placesIn(file, new Set(codes)))

/** Citations in tests, walks, lists of specified texts, and stories. */
export const proofs = (citations: ReadonlyArray<Citation>) => citations.filter(({ file }) => isProof(file))
