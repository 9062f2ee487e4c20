import type { Brand } from "../../channels/Brand"
import { shell } from "../../copy/shell"

const themes = import.meta.glob<string>("../../channels/*/theme.css", { query: "?raw", import: "default", eager: true })
const logos = import.meta.glob<string>("../../channels/*/logo.svg", { query: "?raw", import: "default", eager: true })

const fileOf = (files: Readonly<Record<string, string>>, id: string, name: string) => {
  const file = files[`../../channels/${id}/${name}`]
  if (file === undefined) throw new Error(`${id} has no ${name}.`)
  return file
}

/** A channel's theme, a stylesheet. */
export const themeOf = (id: string): string => fileOf(themes, id, "theme.css")

/** The value of a colour token in a channel's theme, `#rrggbb`. Throws if the theme lacks it. */
export const colourOf = (id: string, token: string): string => {
  const colour = new RegExp(`${token}:\\s*(#[0-9a-f]{6})`).exec(themeOf(id))?.[1]
  if (colour === undefined) throw new Error(`${id} has no ${token}.`)
  return colour
}

/** The wordmark's shapes in two colours, `#rrggbb`. */
export const wordmarkOf = (id: string, colour: string, accent: string): string =>
  fileOf(logos, id, "logo.svg")
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
    .replaceAll("var(--logo-accent,currentColor)", accent)
    .replaceAll("currentColor", colour)

/** A square icon for tab and home screen: the wordmark in white on the channel's colour. */
export const iconOf = ({ channel: { id }, logo: { height, width } }: Brand) => {
  const side = Math.max(width, height) * 1.25
  const drawing = wordmarkOf(id, "#fff", colourOf(id, "--glow-300"))
  const at = `translate(${(side - width) / 2} ${(side - height) / 2})`
  const ground = `<rect width="${side}" height="${side}" rx="${side / 6}" fill="${colourOf(id, "--brand-700")}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}<g transform="${at}">${drawing}</g></svg>\n`
}

const manifestOf = ({ channel: { brandName, id, locale } }: Brand) => ({
  name: shell.titles.home(brandName),
  short_name: brandName,
  lang: locale,
  start_url: "/",
  display: "minimal-ui",
  theme_color: colourOf(id, "--brand-700"),
  background_color: "#ffffff",
  icons: [{ src: `/${id}/icon.svg`, sizes: "any", type: "image/svg+xml" }]
})

/** A channel's icon and web manifest, by file name. */
export const identityOf = (brand: Brand): ReadonlyMap<string, string> =>
  new Map([
    ["icon.svg", iconOf(brand)],
    ["manifest.webmanifest", `${JSON.stringify(manifestOf(brand), null, 2)}\n`]
  ])
