import type { Picture } from "./picture"

/** A rectangle in pixels of the photograph. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Rows without a difference that part two places, and the margin of a cut, in pixels. */
const gap = 24
const margin = 20

/** The largest cut, in pixels: a moved page differs down to its end. */
const largest = { width: 640, height: 320 }

type Differs = (x: number, y: number) => boolean

/** The colour that pixelmatch gives a different pixel. */
const isMarked =
  ({ data, width }: Picture): Differs =>
  (x, y) => {
    const at = (y * width + x) * 4
    return data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0
  }

const isUnequal =
  (one: Picture, other: Picture): Differs =>
  (x, y) =>
    x >= one.width ||
    y >= one.height ||
    x >= other.width ||
    y >= other.height ||
    [0, 1, 2].some((colour) => {
      const values = [one, other].map(({ data, width }) => data[(y * width + x) * 4 + colour] ?? 0)
      return Math.abs((values[0] ?? 0) - (values[1] ?? 0)) > 2
    })

const placesOf = (width: number, height: number, differs: Differs): ReadonlyArray<Place> => {
  const places: Array<Place> = []
  for (let y = 0; y < height; y++) {
    let [left, right] = [width, -1]
    for (let x = 0; x < width; x++) {
      if (!differs(x, y)) continue
      left = Math.min(left, x)
      right = x
    }
    if (right < 0) continue
    const last = places.at(-1)
    if (last && y - last.bottom <= gap)
      places[places.length - 1] = {
        ...last,
        left: Math.min(last.left, left),
        right: Math.max(last.right, right),
        bottom: y
      }
    else places.push({ left, top: y, right, bottom: y })
  }
  return places
}

/** Where two photographs differ, from top to bottom. A faint change of a flat colour counts too. */
export const differentPlaces = (before: Picture, after: Picture, marked: Picture): ReadonlyArray<Place> => {
  const { height, width } = marked
  const found = placesOf(width, height, isMarked(marked))
  return found.length > 0 ? found : placesOf(width, height, isUnequal(before, after))
}

/** A place with a margin around it, inside a photograph, no larger than a screen at full size. */
export const around = (
  { bottom, left, right, top }: Place,
  { height, width }: Pick<Picture, "height" | "width">
): Place => ({
  left: Math.max(0, left - margin),
  top: Math.max(0, top - margin),
  right: Math.min(right + margin, left - margin + largest.width, width - 1),
  bottom: Math.min(bottom + margin, top - margin + largest.height, height - 1)
})

/** Stripes of two greys, for where a photograph has ended and the other goes on. */
const hatched = (x: number, y: number) => ((x + y) % 12 < 6 ? [223, 227, 232, 255] : [255, 255, 255, 255])

/** Cuts a place out of a photograph. What lies outside is hatched. */
export const cut = (picture: Picture, { bottom, left, right, top }: Place): Picture => {
  const [width, height] = [right - left + 1, bottom - top + 1]
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInside = x + left < picture.width && y + top < picture.height
      const from = ((y + top) * picture.width + x + left) * 4
      data.set(isInside ? picture.data.subarray(from, from + 4) : hatched(x, y), (y * width + x) * 4)
    }
  return { width, height, data }
}
