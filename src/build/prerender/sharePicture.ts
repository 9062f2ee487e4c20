import { Resvg } from "@resvg/resvg-js"
import type { Brand } from "../../channels/Brand"
import { destinations, sceneTo } from "../../channels/destinations"
import { type Destination, destinationsFor } from "../../core/trip/DestinationsApi"
import type { Scenery } from "../../styles/looks"
import { coloured, propertiesIn, propertiesOf, wordmarkOf } from "./identity"

const drawings = import.meta.glob<string>("../../components/Scene/*.svg", {
  query: "?raw",
  import: "default",
  eager: true
})

/** The picture of a brand's link, or of its link to a trip. In the folder of the channel. */
export const shareFileOf = (destination?: Pick<Destination, "id">): string =>
  destination ? `compartir-${destination.id}.png` : "compartir.png"

/** The size of a link's picture in chats, in pixels. */
export const shareSize = { width: 1200, height: 630 }

/** A PNG: the wordmark over a scene, in the brand's colours. */
const pictureOf = ({ channel: { id }, logo }: Brand, { mood, scene }: Scenery): Uint8Array => {
  const drawing = drawings[`../../components/Scene/${scene}.svg`]
  if (drawing === undefined) throw new Error(`There is no drawing ${scene}.`)
  const { height, width } = shareSize
  const ink = mood === "noche" ? "var(--n-0)" : "var(--brand-800)"
  const wordmark = wordmarkOf(id, ink, mood === "noche" ? "var(--glow-300)" : "var(--accent-500)")
  const scale = Math.min(440 / logo.width, 150 / logo.height)
  const sky = [
    [0, 1],
    [0.45, 2],
    [0.85, 3]
  ].map(([at, step]) => `<stop offset="${at}" stop-color="var(--sc-s${step})"/>`)
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${sky.join("")}</linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    drawing.replace("<svg ", `<svg width="${width}" height="${height}" preserveAspectRatio="xMaxYMax slice" `),
    `<g transform="translate(72 72) scale(${scale})">${wordmark}</g></svg>`
  ].join("")
  const lights = propertiesIn("styles/scenes.css", [`[data-mood="${mood}"]`, "[data-mood]"])
  const properties = new Map([...propertiesOf(id), ...lights])
  return new Resvg(coloured(picture, properties)).render().asPng()
}

/**
 * The pictures that a chat shows beside a brand's links, by file name: the first scene of its home,
 * and for a link to a trip the destination's scene.
 */
export const sharePicturesOf = (brand: Brand): ReadonlyMap<string, Uint8Array> => {
  const { heroes, results } = brand.looks
  const trips = destinationsFor(brand.channel.code, destinations).map(
    (destination) =>
      [
        shareFileOf(destination),
        pictureOf(brand, { mood: results.mood, scene: sceneTo(destination.name) ?? results.scene })
      ] as const
  )
  return new Map([[shareFileOf(), pictureOf(brand, heroes[0])], ...trips])
}
