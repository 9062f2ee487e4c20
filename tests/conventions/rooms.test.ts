import { posix } from "node:path"
import { expect, test } from "vitest"
import { filesUnder, read } from "./source"

const files = filesUnder("src").filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const specifier = /(?:\bfrom|\bimport\()\s*"(\.[^"]+)"/g

/** The folder of a file, such as `src/pages/home`. The files of one component are one room. */
const roomOf = (file: string) => posix.dirname(file)

/**
 * A folder and its subfolders may import each other: `channels` and each brand, `http` and its
 * `wire`.
 */
const isFamily = (a: string, b: string) => `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`)

const endings = ["", ".ts", ".tsx", "/index.ts"]
const resolved = (file: string, to: string) => {
  const path = posix.join(posix.dirname(file), to)
  return endings.map((ending) => path + ending).find((found) => files.includes(found))
}

/** The rooms that each room imports from, types included. */
const arrows = new Map<string, Set<string>>()
for (const file of files)
  for (const [, to = ""] of read(file).matchAll(specifier)) {
    const found = resolved(file, to)
    if (!found || isFamily(roomOf(found), roomOf(file))) continue
    const from = arrows.get(roomOf(file)) ?? new Set()
    arrows.set(roomOf(file), from.add(roomOf(found)))
  }

/** A cycle through a room, as `a → b → a`. */
const circleFrom = (start: string): string | undefined => {
  const seen = new Set<string>()
  const walk = (room: string, way: ReadonlyArray<string>): string | undefined => {
    for (const next of arrows.get(room) ?? []) {
      if (next === start) return [...way, next].join(" → ")
      if (seen.has(next)) continue
      seen.add(next)
      const found = walk(next, [...way, next])
      if (found) return found
    }
    return undefined
  }
  return walk(start, [start])
}

test("the rooms of src import one another without cycles", () => {
  expect(arrows.size).toBeGreaterThan(50)
  expect([...arrows.keys()].flatMap((room) => circleFrom(room) ?? [])).toEqual([])
})
