import { describe, expect, test } from "vitest"
import { sameSince, takenBy } from "../visual/causes"
import { difference, type Picture, reduced, smaller } from "../visual/picture"
import { around, cut, differentPlaces } from "../visual/places"
import { type Finding, grouped } from "../visual/report"

const blank = (width: number, height: number): Picture => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(255)
})

const painted = (picture: Picture, points: ReadonlyArray<readonly [x: number, y: number]>): Picture => {
  const data = picture.data.slice()
  for (const [x, y] of points) data.set([255, 0, 0, 255], (y * picture.width + x) * 4)
  return { ...picture, data }
}

describe("a difference", () => {
  /** A page with a line of one pixel, as it is kept. */
  const ruled = (line: ReadonlyArray<number>, paper: ReadonlyArray<number> = [255, 255, 255, 255]) => {
    const { data, ...size } = blank(200, 400)
    for (let at = 0; at < data.length; at += 4) data.set(Math.floor(at / 800) === 90 ? line : paper, at)
    return reduced(smaller({ ...size, data }))
  }
  const hairline = ruled([223, 229, 231, 255])

  test("is a hairline that darkens by one step of the neutrals", () => {
    expect(difference(hairline, ruled([205, 212, 215, 255]))?.pixels).toBe(100)
  })

  test("is no rounding of another machine", () => {
    expect(difference(hairline, ruled([222, 230, 230, 255], [254, 255, 254, 255]))).toBeUndefined()
  })
})

describe("the places of a difference", () => {
  const paper = blank(100, 200)

  test("are parted by rows without one, from top to bottom", () => {
    const marked = painted(paper, [
      [10, 5],
      [40, 9],
      [3, 150]
    ])
    expect(differentPlaces(paper, paper, marked)).toEqual([
      { left: 10, top: 5, right: 40, bottom: 9 },
      { left: 3, top: 150, right: 3, bottom: 150 }
    ])
  })

  test("are found where a colour changed too little to be marked", () => {
    const faint = painted(paper, [])
    faint.data.set([250, 250, 250, 255], (20 * 100 + 30) * 4)
    expect(differentPlaces(paper, faint, paper)).toEqual([{ left: 30, top: 20, right: 30, bottom: 20 }])
  })

  test("are cut out with a margin, within the photograph", () => {
    const spot = around({ left: 5, top: 190, right: 99, bottom: 199 }, paper)
    expect(spot).toEqual({ left: 0, top: 170, right: 99, bottom: 199 })
    expect(cut(paper, spot)).toMatchObject({ width: 100, height: 30 })
    const shorter = cut(blank(100, 180), spot).data
    expect([...shorter.slice(9 * 400, 9 * 400 + 3)], "its last row").toEqual([255, 255, 255])
    expect([...shorter.slice(10 * 400 + 8, 10 * 400 + 11)], "below its end").toEqual([223, 227, 232])
  })
})

test("a change of one file is one group over stories, brands and widths", () => {
  const of = (story: string, channel: string, width: number, file?: string): Finding => ({
    ...{ kind: "changed", key: `${story} · ${channel} ${width}`, story, channel, width, says: "" },
    ...(file && { cause: { file, commits: [] } })
  })
  const groups = grouped([
    of("a", "one", 1280, "tokens.css"),
    of("a", "two", 360, "tokens.css"),
    of("b", "one", 1280, "tokens.css"),
    of("c", "one", 1280)
  ])
  expect(groups.map(({ findings, title }) => [title, findings.length])).toEqual([
    ["tokens.css", 3],
    ["Changed, by no changed file: a package, the browser, or chance", 1]
  ])
})

test("a commit whose photographs were compared here changed none of them", () => {
  expect(sameSince("photographs", "compared", ["latest", "compared", "first"])).toBe("compared")
  expect(sameSince("photographs", "of another branch", ["latest", "first"])).toBe("photographs")
})

test("each photograph has the commit that took it, which may be older than the latest photographs", () => {
  const blame = [
    `6d87e4a3d19660 1) {`,
    `6d87e4a3d19660 2)   "browser": "headless shell 150.0",`,
    `^0d54e605aabbcc 3)     "components-layout-accordion--open · b2c 1280": "5a7b",`,
    `6d87e4a3d19660 4)     "pages-rightspage--playground · belo 360": "77c0"`
  ]
  expect([...takenBy(blame)]).toEqual([
    ["components-layout-accordion--open · b2c 1280", "0d54e605aabbcc"],
    ["pages-rightspage--playground · belo 360", "6d87e4a3d19660"]
  ])
})
