import { type Declaration, declarations } from "../conventions/styles"

/** The sheets that set tokens: the common ones, and each brand's. */
export interface Sheets {
  readonly common: ReadonlyArray<string>
  readonly brands: ReadonlyMap<string, string>
}

/** A token whose value differs, in the brands where it does so alike. */
export interface ChangedToken {
  readonly name: string
  /** Where it is set: a mood or a media query; empty for the whole document. */
  readonly scope: string
  /** Values without references; undefined where the token is not set. */
  readonly before: string | undefined
  readonly after: string | undefined
  readonly brands: ReadonlyArray<string>
  /** Its own line is as before: a token that it refers to differs. */
  readonly follows: boolean
}

/** Tokens by scope and name. */
type Scopes = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A brand's selector, and the root's, stand for the whole document. */
const scopeOf = ({ around }: Declaration) =>
  around
    .map((selector) => (/^(:where\(:root[^)]*\)|(:root)+|\[data-channel="\w+"\])$/.test(selector) ? "" : selector))
    .filter((selector) => selector !== "")
    .join(" ")

/** The tokens of one brand: its own over the common ones, unresolved. */
const scopesOf = (css: ReadonlyArray<string>): Scopes => {
  const scopes = new Map([["", new Map<string, string>()]])
  for (const declaration of css.flatMap(declarations)) {
    if (!declaration.property.startsWith("--")) continue
    const scope = scopeOf(declaration)
    const named = scopes.get(scope) ?? new Map<string, string>()
    scopes.set(scope, named.set(declaration.property, declaration.value))
  }
  return scopes
}

/** A value with what its references stand for. An unknown one stays, and one in a circle. */
const resolved = (scopes: Scopes, scope: string, name: string, above: ReadonlyArray<string> = []): string | undefined =>
  (scopes.get(scope)?.get(name) ?? scopes.get("")?.get(name))?.replace(/var\((--[\w-]+)\)/g, (whole, inner) =>
    above.includes(inner) ? whole : (resolved(scopes, scope, inner, [...above, name]) ?? whole)
  )

/** A zero is the same with and without a unit. */
const unitless = (value: string | undefined) => value?.replace(/(?<![\d.#\w])0(px|rem|em)\b/g, "0")

const own = (scopes: Scopes, scope: string, name: string) => scopes.get(scope)?.get(name)

const changedIn = (before: Scopes, after: Scopes) =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((scope) => {
    const names = new Set([...(before.get(scope)?.keys() ?? []), ...(after.get(scope)?.keys() ?? [])])
    return [...names].flatMap((name) => {
      const value = (scopes: Scopes) =>
        own(scopes, scope, name) === undefined ? undefined : resolved(scopes, scope, name)
      const change = { name, scope, before: value(before), after: value(after) }
      const follows = own(before, scope, name) === own(after, scope, name)
      return unitless(change.before) === unitless(change.after) ? [] : [{ ...change, follows }]
    })
  })

/** Tokens whose value differs between two states of the sheets: those with a changed line first. */
export const changedTokens = (before: Sheets, after: Sheets): ReadonlyArray<ChangedToken> => {
  const found = new Map<string, ChangedToken>()
  for (const brand of new Set([...before.brands.keys(), ...after.brands.keys()])) {
    const scopes = ({ brands, common }: Sheets) => scopesOf([...common, brands.get(brand) ?? ""])
    for (const change of changedIn(scopes(before), scopes(after))) {
      const key = JSON.stringify(change)
      found.set(key, { ...change, brands: [...(found.get(key)?.brands ?? []), brand] })
    }
  }
  return [...found.values()].toSorted((a, b) => Number(a.follows) - Number(b.follows))
}
