import { constants, deflateSync } from "node:zlib"
import pixelmatch from "pixelmatch"
import { PNG } from "pngjs"

/** Pixels of four bytes each. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export const decoded = (png: Buffer): Picture => PNG.sync.read(png)

/** The mean of each block of `by` by `by` pixels. It hides most differences of anti-aliasing. */
export const smaller = (picture: Picture, by = 2): Picture => {
  const width = Math.max(1, Math.floor(picture.width / by))
  const height = Math.max(1, Math.floor(picture.height / by))
  const data = new Uint8Array(width * height * 4)
  const [columns, rows] = [Math.min(by, picture.width), Math.min(by, picture.height)]
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let colour = 0; colour < 4; colour++) {
        let sum = 0
        for (let row = 0; row < rows; row++) {
          const from = ((y * by + row) * picture.width + x * by) * 4 + colour
          for (let column = 0; column < columns; column++) sum += picture.data[from + column * 4] ?? 0
        }
        data[to++] = Math.round(sum / (columns * rows))
      }
    }
  }
  return { width, height, data }
}

/** The upper left part of a picture, at most of this size. */
export const cropped = (picture: Picture, width: number, height: number): Picture => {
  const size = { width: Math.min(width, picture.width), height: Math.min(height, picture.height) }
  const data = new Uint8Array(size.width * size.height * 4)
  for (let y = 0; y < size.height; y++) {
    const from = y * picture.width * 4
    data.set(picture.data.subarray(from, from + size.width * 4), y * size.width * 4)
  }
  return { ...size, data }
}

const colourAt = ({ data }: Picture, at: number) =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)

/** Number of pixels by colour. */
const histogram = (picture: Picture) => {
  const counts = new Map<number, number>()
  let run = 0
  for (let at = 0; at < picture.data.length; at += 4) {
    const colour = colourAt(picture, at)
    run++
    // Most neighbours are equal, so they are counted together.
    if (at + 4 < picture.data.length && colourAt(picture, at + 4) === colour) continue
    counts.set(colour, (counts.get(colour) ?? 0) + run)
    run = 0
  }
  return counts
}

/** Similar colours share the most frequent of them, so that flat areas keep their exact colour. */
const paletteOf = (picture: Picture, bits: number): { palette: Array<number>; places: Map<number, number> } => {
  const mask = 0x010101 * (256 - 2 ** (8 - bits))
  const best = new Map<number, readonly [colour: number, count: number]>()
  const counts = histogram(picture)
  for (const [colour, count] of counts) {
    if (count > (best.get(colour & mask)?.[1] ?? 0)) best.set(colour & mask, [colour, count])
  }
  if (best.size > 256) return paletteOf(picture, bits - 1)
  const order = new Map([...best.keys()].map((alike, place) => [alike, place]))
  const places = new Map([...counts.keys()].map((colour) => [colour, order.get(colour & mask) ?? 0]))
  return { palette: [...best.values()].map(([colour]) => colour), places }
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

const chunk = (kind: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data])
  let crc = 0xffffffff
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([length, body, check])
}

type Deflate = (rows: Uint8Array) => Buffer

const quickly: Deflate = (rows) => deflateSync(rows, { level: 6 })

/** The least of several settings: short blocks (a small `memLevel`) suit text and scenes. */
const thoroughly: Deflate = (rows) => {
  const tried = [4, 5].flatMap((memLevel) =>
    [constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED].map((strategy) =>
      deflateSync(rows, { level: 9, memLevel, strategy })
    )
  )
  return tried.reduce((least, one) => (one.length < least.length ? one : least))
}

/** The picture with at most 256 colours, as `encoded` and `compressed` keep it. */
export const reduced = (picture: Picture): Picture => {
  const { palette, places } = paletteOf(picture, 4)
  const data = new Uint8Array(picture.data.length)
  for (let at = 0; at < data.length; at += 4) {
    const colour = palette[places.get(colourAt(picture, at)) ?? 0] ?? 0
    data.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], at)
  }
  return { ...picture, data }
}

const png = (picture: Picture, deflate: Deflate): Buffer => {
  const { width, height } = picture
  const { palette, places } = paletteOf(picture, 4)
  const rows = new Uint8Array((width + 1) * height)
  let [last, place] = [-1, 0]
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    rows[to++] = 0
    for (let x = 0; x < width; x++, from += 4) {
      const colour = colourAt(picture, from)
      if (colour !== last) place = places.get(colour) ?? 0
      last = colour
      rows[to++] = place
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Uint8Array.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", deflate(rows)),
    chunk("IEND", new Uint8Array())
  ])
}

/** A PNG with a palette of at most 256 colours. The same picture gives the same bytes. */
export const encoded = (picture: Picture): Buffer => png(picture, quickly)

/** The same pixels in fewer bytes, for what is committed. Takes several times as long. */
export const compressed = (picture: Picture): Buffer => png(picture, thoroughly)

/** The picture on a sheet of this size. The rest is magenta, which no brand uses. */
const onSheet = (picture: Picture, width: number, height: number): Picture => {
  if (picture.width === width && picture.height === height) return picture
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set([255, 0, 255, 255], at)
  for (let y = 0; y < picture.height; y++)
    data.set(picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4), y * width * 4)
  return { width, height, data }
}

const channelsOf = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255]
const near = (a: number, b: number) => {
  const other = channelsOf(b)
  return channelsOf(a).every((value, place) => Math.abs(value - (other[place] ?? 0)) <= 2)
}

/** Flat colours of one picture, each at least a hundredth of it, that the other lacks. */
const coloursLost = (from: Picture, to: Picture) => {
  const area = from.width * from.height
  const kept = [...histogram(to)].filter(([, count]) => count > area / 400).map(([colour]) => colour)
  const flat = [...histogram(from)].filter(([, count]) => count > area / 100).map(([colour]) => colour)
  return flat.filter((colour) => !kept.some((other) => near(colour, other))).length
}

export interface Difference {
  /** Pixels that differ by more than anti-aliasing. */
  readonly pixels: number
  /** Flat colours that only one picture has. */
  readonly colours: number
  readonly marked: Picture
}

/** Differences beyond another machine's anti-aliasing; undefined if the pictures look the same. */
export const difference = (before: Picture, after: Picture): Difference | undefined => {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const [old, now] = [onSheet(before, width, height), onSheet(after, width, height)]
  const data = new Uint8Array(width * height * 4)
  // At half its size a hairline has half its contrast: at 0.03 some lighter or darker ones pass.
  const pixels = pixelmatch(old.data, now.data, data, width, height, { threshold: 0.02, alpha: 0.25 })
  const colours = coloursLost(before, after) + coloursLost(after, before)
  const sameSize = before.width === after.width && before.height === after.height
  if (sameSize && pixels <= 4 && colours === 0) return undefined
  return { pixels, colours, marked: { width, height, data } }
}
