import { expect, test } from "vitest"
import { isLost, proofsOf, rowsIn } from "./markdown"
import { filesUnder, read } from "./source"

const modules = filesUnder("src").filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.tsx?$/.test(file))
const saying = (words: RegExp) => modules.filter((file) => words.test(read(file)))

/** How many criteria WCAG 2.2 has under each guideline, at the levels A and AA together. */
const guidelines = {
  "1.1": 1,
  "1.2": 5,
  "1.3": 5,
  "1.4": 9,
  "2.1": 3,
  "2.2": 2,
  "2.3": 1,
  "2.4": 8,
  "2.5": 6,
  "3.1": 2,
  "3.2": 5,
  "3.3": 6,
  "4.1": 2
}

const rows = rowsIn("stories/specification/wcag.md")
const proofs = rows.flatMap(proofsOf)

test("the page of WCAG 2.2 has every criterion of A and AA once, in order", () => {
  const ids = rows.map(({ cells: { criterion = "" } }) => criterion)
  const counted = (guideline: string) => ids.filter((id) => id.startsWith(`${guideline}.`)).length
  expect(Object.fromEntries(Object.keys(guidelines).map((one) => [one, counted(one)]))).toEqual(guidelines)
  expect(ids).toHaveLength(55)
  expect(new Set(ids).size).toBe(55)
  expect(ids).toEqual(ids.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })))
  expect(rows.filter(({ cells: { level } }) => level === "A")).toHaveLength(31)
})

// A11Y-12
test("every criterion has a proof, and every proof is there", () => {
  expect(rows.filter((row) => proofsOf(row).length === 0)).toEqual([])
  expect(proofs.filter(isLost)).toEqual([])
})

test("a story that proves a criterion is exported", () => {
  const stories = proofs.filter(({ file }) => file.endsWith(".stories.tsx"))
  expect(stories.length).toBeGreaterThan(3)
  expect(stories.filter(({ file, words }) => !read(file).includes(`export const ${words}`))).toEqual([])
})

test("no page has audio, video or an animated picture", () => {
  const markup = modules.filter((file) => /\.(tsx|html)$/.test(file))
  const media = /<(audio|video|object|embed|iframe|marquee|blink)[\s>/]|new Audio\b|\.gif["']/
  expect(markup.length).toBeGreaterThan(100)
  expect(markup.filter((file) => media.test(read(file)))).toEqual([])
  // The banner's picture and its words come from the provider.
  expect(markup.filter((file) => /<img\b/.test(read(file)))).toEqual(["src/components/Banner/Banner.tsx"])
})

test("no drawing holds letters, and the banner has its words", () => {
  const drawings = filesUnder("src").filter((file) => file.endsWith(".svg"))
  expect(drawings.length).toBeGreaterThan(20)
  expect(drawings.filter((file) => /<(text|tspan|image)\b/.test(read(file)))).toEqual([])
  expect(read("src/components/Banner/Banner.tsx")).toContain("alt={image.alt}")
})

test("no page listens to letters outside of fields", () => {
  expect(saying(/\b(key|code)\s*[!=]==?\s*"(Key|Digit)?[\p{L}\p{N}]"/u)).toEqual([])
  expect(saying(/accessKey|aria-keyshortcuts/)).toEqual([])
})

test("no control acts when a pointer is only pressed", () => {
  expect(saying(/on(MouseDown|TouchStart|PointerDown)=/)).toEqual([])
})

test("nothing listens to the motion of a device", () => {
  expect(saying(/devicemotion|deviceorientation|Accelerometer|Gyroscope/)).toEqual([])
})
