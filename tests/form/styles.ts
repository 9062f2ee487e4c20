import { type Rgb, ratioOf } from "../../stories/foundations/contrast"
import { read } from "./source"

/** A declaration of a stylesheet, with its selectors and at-rules, outermost first. */
export interface Declaration {
  readonly around: ReadonlyArray<string>
  readonly property: string
  readonly value: string
}

const collapse = (text: string) => text.replace(/\s+/g, " ").trim()

/** The declarations of a stylesheet, also nested ones; without comments, strings and addresses. */
export const declarations = (css: string): ReadonlyArray<Declaration> => {
  const clean = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)/g, "url()")
  const found: Array<Declaration> = []
  const around: Array<string> = []
  let start = 0
  const keep = (end: number) => {
    const [property, ...value] = clean.slice(start, end).split(":")
    if (property !== undefined && value.length > 0 && !property.trim().startsWith("@")) {
      found.push({ around: [...around], property: property.trim(), value: collapse(value.join(":")) })
    }
  }
  for (let index = 0; index < clean.length; index++) {
    const letter = clean[index]
    if (letter === "{") around.push(collapse(clean.slice(start, index)))
    else if (letter === ";") keep(index)
    else if (letter === "}") {
      keep(index)
      around.pop()
    } else continue
    start = index + 1
  }
  return found
}

/** Custom properties that a stylesheet sets. */
export const declaredTokens = (css: string) =>
  new Set(declarations(css).flatMap(({ property }) => (property.startsWith("--") ? [property] : [])))

/** Custom properties that a stylesheet needs. One with a fallback is a component's own option. */
export const usedTokens = (css: string) =>
  new Set(
    declarations(css).flatMap(({ value }) =>
      [...value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = ""]) => name)
    )
  )

const tokens = () => declarations(read("src/styles/tokens.css"))

/** Whether a selector is the bare root, alone, in a list or in :where(). */
const ofRoot = (around: ReadonlyArray<string>) =>
  around.length === 1 && /(^|[\s,(]):root(?=$|[\s,)])/.test(around[0] ?? "")

/** The tokens of a channel's document, unresolved: its own values over the common ones. */
export const themeOf = (id: string): ReadonlyMap<string, string> => {
  const common = tokens().filter(({ around }) => ofRoot(around))
  const own = declarations(read(`src/channels/${id}/theme.css`)).filter(({ around }) => around.length === 1)
  return new Map([...common, ...own].map(({ property, value }) => [property, value]))
}

/** Red, green and blue of a token, 0 to 255. Resolves var(). */
export const colourOf = (theme: ReadonlyMap<string, string>, token: string): Rgb => {
  const value = theme.get(token)
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? "")?.[1]
  if (reference !== undefined) return colourOf(theme, reference)
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value ?? "")
  if (hex === null) throw new Error(`${token} is no colour of six digits: ${value}`)
  const [red, green, blue] = hex.slice(1).map((digits) => Number.parseInt(digits, 16))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** The WCAG 2.2 contrast ratio of two tokens of a theme, 1 to 21. */
export const contrast = (theme: ReadonlyMap<string, string>, front: string, back: string) =>
  ratioOf(colourOf(theme, front), colourOf(theme, back))
