import { AtRule, type Node, parse, Rule } from "postcss"
import { type Rgb, ratioOf } from "../../stories/foundations/contrast"
import { read } from "./source"

/** A declaration of a stylesheet, with its selectors and at-rules, outermost first. */
export interface Declaration {
  readonly around: ReadonlyArray<string>
  readonly property: string
  readonly value: string
}

const collapse = (text: string) => text.replace(/\s+/g, " ").trim()

const named = (rule: Node) => {
  if (rule instanceof Rule) return [collapse(rule.selector)]
  return rule instanceof AtRule ? [collapse(`@${rule.name} ${rule.params}`)] : []
}

const around = ({ parent }: Node): ReadonlyArray<string> =>
  parent === undefined ? [] : [...around(parent), ...named(parent)]

/** The declarations of a stylesheet, also nested ones; without comments and addresses. */
export const declarations = (css: string): ReadonlyArray<Declaration> => {
  const found: Array<Declaration> = []
  parse(css).walkDecls((node) => {
    const value = collapse(node.value.replace(/url\([^)]*\)/g, "url()"))
    found.push({ around: around(node), property: node.prop, value })
  })
  return found
}

/** Each selector of a stylesheet; without those inside of another rule or of keyframes. */
export const selectors = (css: string) => {
  const found: Array<string> = []
  parse(css).walkRules(({ parent, selectors }) => {
    const isInside = parent instanceof Rule || (parent instanceof AtRule && parent.name === "keyframes")
    if (!isInside) found.push(...selectors.map(collapse))
  })
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
