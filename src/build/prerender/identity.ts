import { parse, Rule } from "postcss"
import type { Brand } from "../../channels/Brand"
import { shell } from "../../copy/shell"

const files = import.meta.glob<string>(["../../channels/*/{theme.css,logo.svg}", "../../styles/*.css"], {
  query: "?raw",
  import: "default",
  eager: true
})

const fileOf = (path: string) => {
  const file = files[`../../${path}`]
  if (file === undefined) throw new Error(`There is no ${path}.`)
  return file
}

type Properties = ReadonlyMap<string, string>

/** Custom properties of a sheet, from its rules with one of these selectors, by name. */
export const propertiesIn = (sheet: string, selectors: ReadonlyArray<string>): Properties => {
  const found = new Map<string, string>()
  parse(fileOf(sheet)).each((rule) => {
    if (!(rule instanceof Rule) || !selectors.includes(rule.selector)) return
    rule.walkDecls(/^--/, ({ prop, value }) => void found.set(prop, value))
  })
  return found
}

/** A channel's custom properties, by name: its theme's over the common ones. */
export const propertiesOf = (id: string): Properties =>
  new Map([
    ...propertiesIn("styles/tokens.css", [":where(:root)", ":where(:root, [data-channel])"]),
    ...propertiesIn(`channels/${id}/theme.css`, [`[data-channel="${id}"]`])
  ])

/** Replaces each `var(--name)` by its value. Throws if no property has the name. */
export const coloured = (text: string, properties: Properties): string =>
  text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = properties.get(name)
    if (value === undefined) throw new Error(`No theme has ${name}.`)
    return coloured(value, properties)
  })

/** A channel's colour, `#rrggbb`. */
export const colourOf = (id: string, token: string): string => coloured(`var(${token})`, propertiesOf(id))

/** The wordmark's shapes in two colours, `#rrggbb`. */
export const wordmarkOf = (id: string, colour: string, accent: string): string =>
  fileOf(`channels/${id}/logo.svg`)
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
    .replaceAll("var(--logo-accent,currentColor)", accent)
    .replaceAll("currentColor", colour)

/**
 * A square icon for tab and home screen: the wordmark in white on the channel's colour. Its corners
 * are `round`, but where a phone cuts them itself.
 */
export const iconOf = ({ channel: { id }, logo: { height, width } }: Brand, round = true) => {
  const side = Math.max(width, height) * 1.25
  const drawing = wordmarkOf(id, "#fff", colourOf(id, "--glow-300"))
  const at = `translate(${(side - width) / 2} ${(side - height) / 2})`
  const ground = `<rect width="${side}" height="${side}" rx="${round ? side / 6 : 0}" fill="${colourOf(id, "--brand-700")}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}<g transform="${at}">${drawing}</g></svg>\n`
}

/** For home screens, in pixels: Android's two, and that of an iPhone. */
export const iconSizes = [512, 192, 180] as const

const manifestOf = ({ channel: { brandName, id, locale } }: Brand) => ({
  name: shell.titles.home(brandName),
  short_name: brandName,
  lang: locale,
  start_url: "/",
  display: "minimal-ui",
  theme_color: colourOf(id, "--brand-700"),
  background_color: "#ffffff",
  icons: [
    { src: `/${id}/icon.svg`, sizes: "any", type: "image/svg+xml" },
    ...iconSizes.map((size) => ({ src: `/${id}/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" }))
  ]
})

/** A channel's icon and web manifest, by file name. */
export const identityOf = (brand: Brand): ReadonlyMap<string, string> =>
  new Map([
    ["icon.svg", iconOf(brand)],
    ["manifest.webmanifest", `${JSON.stringify(manifestOf(brand), null, 2)}\n`]
  ])
