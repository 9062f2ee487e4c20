import { Resvg } from "@resvg/resvg-js"
import { parse, Rule } from "postcss"
import type { Brand } from "../../channels/Brand"
import sceneLights from "../../styles/scenes.css?raw"
import tokens from "../../styles/tokens.css?raw"
import { themeOf, wordmarkOf } from "./identity"

const drawings = import.meta.glob<string>("../../components/Scene/*.svg", {
  query: "?raw",
  import: "default",
  eager: true
})

/** In the folder of the channel. */
export const shareFile = "compartir.png"

/** Of a link's picture in chats, in pixels. */
export const shareSize = { width: 1200, height: 630 }

/** Custom properties of the rules with one of these selectors, by name. */
const propertiesIn = (css: string, selectors: ReadonlyArray<string>) => {
  const found: Array<readonly [name: string, value: string]> = []
  parse(css).each((rule) => {
    if (!(rule instanceof Rule) || !selectors.includes(rule.selector)) return
    rule.walkDecls(/^--/, ({ prop, value }) => void found.push([prop, value]))
  })
  return found
}

/** Replaces each `var(--name)`. A property may refer to one of those before it. */
const coloured = (text: string, properties: ReadonlyArray<readonly [name: string, value: string]>) =>
  properties.toReversed().reduce((now, [name, value]) => now.replaceAll(`var(${name})`, value), text)

/**
 * The picture that a chat shows beside a brand's link, a PNG of 1200 x 630: the wordmark over the
 * first scene of its home, in its colours.
 */
export const sharePictureOf = ({ channel: { heroes, id }, logo }: Brand): Uint8Array => {
  const [{ mood, scene }] = heroes
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
  const properties = [
    ...propertiesIn(tokens, [":where(:root)"]),
    ...propertiesIn(themeOf(id), [`[data-channel="${id}"]`]),
    ...propertiesIn(sceneLights, [`[data-mood="${mood}"]`])
  ]
  return new Resvg(coloured(picture, properties)).render().asPng()
}
