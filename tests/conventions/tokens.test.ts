import { describe, expect, test } from "vitest"
import { changedTokens, type Sheets } from "../visual/tokens"

const common = `
:where(:root) { --n-900: #142025; --text: var(--n-900); --shadow: 0 1px var(--n-900); --gap: 8px }
@media (min-width: 768px) { :where(:root) { --gap: 16px } }
`
const scenes = `[data-mood="alba"] { --sc-ink: var(--brand-950) }`

const sheets = (changed: { readonly common?: string; readonly warm?: string } = {}): Sheets => ({
  common: [changed.common ?? common, scenes],
  brands: new Map([
    ["cool", `[data-channel="cool"] { --brand-950: #161921; --text: #000 }`],
    ["warm", changed.warm ?? `[data-channel="warm"] { --brand-950: #331100 }`]
  ])
})

const changes = (changed: Parameters<typeof sheets>[0]) =>
  changedTokens(sheets(), sheets(changed)).map(({ after, before, brands, follows, name, scope }) =>
    [follows ? "follows" : "is", name, scope, before ?? "none", after ?? "none", brands.join()].filter(Boolean)
  )

describe("tokens before and after", () => {
  test("sheets without a change have none", () => {
    expect(changes({})).toEqual([])
  })

  test("a common token differs in every brand, and so does what refers to it, unless a brand has its own", () => {
    expect(changes({ common: common.replace("#142025", "#200000") })).toEqual([
      ["is", "--n-900", "#142025", "#200000", "cool,warm"],
      ["follows", "--shadow", "0 1px #142025", "0 1px #200000", "cool,warm"],
      ["follows", "--text", "#142025", "#200000", "warm"]
    ])
  })

  test("a brand's own token differs there alone, in its scenes too", () => {
    expect(changes({ warm: `[data-channel="warm"] { --brand-950: #442200 }` })).toEqual([
      ["is", "--brand-950", "#331100", "#442200", "warm"],
      ["follows", "--sc-ink", `[data-mood="alba"]`, "#331100", "#442200", "warm"]
    ])
  })

  test("a zero is no other with a unit", () => {
    const zero = (value: string) => `[data-channel="warm"] { --brand-950: #331100; --r: ${value} }`
    const changed = (before: string, after: string) =>
      changedTokens(sheets({ warm: zero(before) }), sheets({ warm: zero(after) })).map(({ name }) => name)
    expect(changed("0 2px 0px", "0px 2px 0")).toEqual([])
    expect(changed("0", "10px")).toEqual(["--r"])
    expect(changed("1.0px", "1.0rem")).toEqual(["--r"])
  })

  test("a token may differ at a width alone", () => {
    expect(changes({ common: common.replace("16px", "24px") })).toEqual([
      ["is", "--gap", "@media (min-width: 768px)", "16px", "24px", "cool,warm"]
    ])
  })

  test("a new token has no value before, a removed one none after; a brand's new own value replaces the common one", () => {
    expect(changes({ common: common.replace("--gap: 8px", "--room: 8px") })).toEqual([
      ["is", "--gap", "8px", "none", "cool,warm"],
      ["is", "--room", "none", "8px", "cool,warm"]
    ])
    expect(changes({ warm: `[data-channel="warm"] { --brand-950: #331100; --text: #010101 }` })).toEqual([
      ["is", "--text", "#142025", "#010101", "warm"]
    ])
  })
})
