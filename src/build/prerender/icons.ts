import { Resvg } from "@resvg/resvg-js"
import type { Brand } from "../../channels/Brand"
import { iconOf, iconSizes } from "./identity"

const drawn = (brand: Brand, size: number, round: boolean): Uint8Array =>
  new Resvg(iconOf(brand, round), { fitTo: { mode: "width", value: size } }).render().asPng()

/** An ICO of one PNG, of 48 pixels: for what asks the host for an icon, but reads no page. */
const asIco = (png: Uint8Array): Uint8Array => {
  const [side, start] = [48, 22]
  const head = Buffer.alloc(start)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([side, side], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(start, 18)
  return Buffer.concat([head, png])
}

/** A brand's icons as pixels, by file name: iPhones and Android's home screens take no SVG. */
export const iconsOf = (brand: Brand): ReadonlyMap<string, Uint8Array> =>
  new Map([
    ...iconSizes.map((size) => [`icon-${size}.png`, drawn(brand, size, false)] as const),
    ["favicon.ico", asIco(drawn(brand, 48, true))] as const
  ])
