import { channelIds, read } from "../conventions/source"
import { git } from "./causes"
import { type ChangedToken, changedTokens, type Sheets } from "./tokens"

const common = ["src/styles/tokens.css", "src/styles/scenes.css"]

const sheetsBy = (ids: ReadonlyArray<string>, sheet: (path: string) => string): Sheets => ({
  common: common.map(sheet),
  brands: new Map(ids.map((id) => [id, sheet(`src/channels/${id}/theme.css`)]))
})

/** Tokens that differ between a commit and the files as they are. */
export const tokensSince = (commit: string): ReadonlyArray<ChangedToken> => {
  const folders = git("ls-tree", "--name-only", commit, "src/channels/")
  const before = folders.flatMap((path) => /^src\/channels\/(\w+)$/.exec(path)?.[1] ?? [])
  return changedTokens(
    sheetsBy(before, (path) => git("show", `${commit}:${path}`).join("\n")),
    sheetsBy(channelIds, read)
  )
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** The style that shows a value; undefined for one that has no look of its own. */
const lookOf = (name: string, value: string) => {
  if (/^(#|\w*-gradient\(|(rgb|hsl|oklch|oklab|color|color-mix)\(|transparent$)/.test(value))
    return `background:${value}`
  if (name.includes("shadow")) return `box-shadow:${value};background:#fff`
  return /^[\d.]+(px|rem)$/.test(value) ? `inline-size:${value};background:#263338` : undefined
}

const cell = (name: string, value: string | undefined) => {
  if (value === undefined) return "<td><em>not set</em></td>"
  const look = lookOf(name, value)
  return `<td>${look ? `<i style="${escaped(look)}"></i>` : ""}<code>${escaped(value)}</code></td>`
}

const row = (count: number) => (token: ChangedToken) =>
  `<tr><th scope="row"><code>${token.name}</code>${token.scope ? ` in ${escaped(token.scope)}` : ""}</th>` +
  `${cell(token.name, token.before)}${cell(token.name, token.after)}` +
  `<td>${token.brands.length === count ? `all ${count}` : token.brands.join(", ")}</td></tr>`

const table = (tokens: ReadonlyArray<ChangedToken>) =>
  `<table><thead><tr><th>Token</th><th>Before</th><th>After</th><th>Brands</th></tr></thead><tbody>${tokens.map(row(channelIds.length)).join("\n")}</tbody></table>`

export const tokensStyle =
  "table{border-collapse:collapse;margin-block:8px 16px}th,td{padding:6px 12px 6px 0;text-align:start;vertical-align:middle;border-block-end:1px solid #dfe5e7}td code{overflow-wrap:anywhere}" +
  "td i{display:inline-block;inline-size:48px;block-size:32px;margin-inline-end:8px;vertical-align:middle;border:1px solid #cdd4d7;box-sizing:border-box}"

/** Changed tokens before and after as HTML: those with a changed line, then those that follow one. */
export const tokensPart = (tokens: ReadonlyArray<ChangedToken>): string => {
  const [told, following] = [tokens.filter(({ follows }) => !follows), tokens.filter(({ follows }) => follows)]
  return (
    `<details open><summary>Tokens: ${told.length}</summary>${told.length > 0 ? table(told) : ""}</details>` +
    (following.length > 0
      ? `<details><summary>Tokens that follow them: ${following.length}</summary>${table(following)}</details>`
      : "")
  )
}
