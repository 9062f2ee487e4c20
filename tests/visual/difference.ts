import type { Page } from "@playwright/test"

/** A part of a picture, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** In the page: around the pixels that differ from another picture, or from its first pixel. */
const boxOf = async ([source = "", other]: ReadonlyArray<string>) => {
  const decoded = async (png: string) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const { height, width } = bitmap
    const canvas = new OffscreenCanvas(width, height).getContext("2d")
    canvas?.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(canvas?.getImageData(0, 0, width, height).data.buffer ?? [])
    return {
      width,
      height,
      at: (x: number, y: number) => (x < width && y < height ? pixels[y * width + x] : undefined)
    }
  }
  const one = await decoded(source)
  const two = other === undefined ? { ...one, at: () => one.at(0, 0) } : await decoded(other)
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1]
  for (let y = 0; y < Math.max(one.height, two.height); y++)
    for (let x = 0; x < Math.max(one.width, two.width); x++)
      if (one.at(x, y) !== two.at(x, y)) {
        top = Math.min(top, y)
        bottom = y
        // A row that one picture lacks differs from side to side, which tells nothing of the width.
        if (y >= Math.min(one.height, two.height) && right >= 0) continue
        left = Math.min(left, x)
        right = Math.max(right, x)
      }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

const text = (png: Buffer) => png.toString("base64")

/** Around a difference, in pixels, so that a reviewer sees what it is part of. */
const margin = 48

/** The part in which two pictures differ, with what is around it. The browser decodes them. */
export const differenceOf = async (page: Page, before: Buffer, after: Buffer): Promise<Box | undefined> => {
  const box = await page.evaluate(boxOf, [text(before), text(after)])
  if (!box) return undefined
  const [left, top] = [Math.max(0, box.left - margin), Math.max(0, box.top - margin)]
  return { left, top, width: box.left + box.width + margin - left, height: box.top + box.height + margin - top }
}

/** Whether a picture has one colour alone, which shows nothing. */
export const isBlank = async (page: Page, png: Buffer): Promise<boolean> =>
  // Such a picture is small: the others need no look.
  png.length < 30_000 && (await page.evaluate(boxOf, [text(png)])) === null
