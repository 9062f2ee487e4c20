import { basename, dirname } from "node:path"
import { describe, expect, test } from "vitest"
import { pairs } from "../../stories/foundations/contrast"
import { channelIds, filesUnder, read } from "./source"
import { contrast, declarations, declaredTokens, selectors, themeOf, usedTokens } from "./styles"

const sheets = filesUnder("src").filter((file) => file.endsWith(".css"))
const modules = sheets.filter((file) => file.endsWith(".module.css"))
const tokens = new Set(["tokens", "scenes"].flatMap((name) => [...declaredTokens(read(`src/styles/${name}.css`))]))

const rawColour =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*var\()|(?<![\w-])[a-z]*(black|blue|brown|gold|gr[ae]y|green|orange|pink|purple|red|silver|violet|white|yellow)(?![\w-])/i
/** A token's triplet with an alpha is no raw colour, nor is a word in a string or a name. */
const withoutNames = (value: string) =>
  value.replace(/\brgb\(var\(--[\w-]+\) \/ [\d.]+%?\)/g, "").replace(/"[^"]*"|'[^']*'|var\(--[\w-]+|--[\w-]+/g, "")
/** The colours of a mask, or of a value named so, mean transparency only. */
const raw = (css: string) =>
  declarations(css).flatMap(({ property, value }) =>
    !/^(-webkit-|--)?mask\b/.test(property) && rawColour.test(withoutNames(value)) ? [`${property}: ${value}`] : []
  )

test("the rules find styles to check", () => {
  expect(modules.length).toBeGreaterThan(10)
  expect(tokens.size).toBeGreaterThan(100)
})

test("every token is read by a sheet, a drawing or a component", () => {
  const readers = filesUnder("src").filter((file) => /\.(css|svg|tsx?)$/.test(file))
  const found = readers.flatMap((file) => [...read(file).matchAll(/(?:var\(|["'`])(--[\w-]+)/g)])
  const used = new Set(found.map(([, name]) => name))
  expect([...tokens].filter((name) => !used.has(name))).toEqual([])
})

describe("a component's sheet", () => {
  test("uses only existing tokens and no raw colour", () => {
    const faults = [...modules, "src/styles/base.css", "src/styles/print.css"].flatMap((file) => {
      const css = read(file)
      const own = declaredTokens(css)
      const unknown = [...usedTokens(css)].filter((name) => !tokens.has(name) && !own.has(name))
      return [...unknown, ...raw(css)].map((fault) => `${file}: ${fault}`)
    })
    expect(faults).toEqual([])
  })

  test("has the component's class", () => {
    expect(modules.filter((file) => !new RegExp(`\\.${basename(file, ".module.css")}\\b`).test(read(file)))).toEqual([])
  })

  test("has rules for its own classes only: one for any element would come and go with the sheet", () => {
    const faults = modules.flatMap((file) =>
      selectors(read(file))
        .filter((selector) => !/\.[A-Za-z]/.test(selector))
        .map((selector) => `${file}: ${selector}`)
    )
    expect(faults).toEqual([])
  })

  test("has logical properties only", () => {
    const physical =
      /^(margin|padding|border)-(left|right|top|bottom)\b|^(left|right|top|bottom)$|^border-(top|bottom)-(left|right)-radius$/
    const faults = modules.flatMap((file) =>
      declarations(read(file))
        .filter(
          ({ property, value }) =>
            physical.test(property) || (/^(float|text-align)$/.test(property) && /left|right/.test(value))
        )
        .map(({ property, value }) => `${file}: ${property}: ${value}`)
    )
    expect(faults).toEqual([])
  })

  test("gives the component no outer margin, unless it floats above the page", () => {
    const faults = modules.flatMap((file) => {
      const root = `.${basename(file, ".module.css")}`
      const own = declarations(read(file)).filter(({ around }) => around.at(-1) === root)
      if (own.some(({ property, value }) => property === "position" && /^(fixed|absolute)$/.test(value))) return []
      return own
        .filter(({ property, value }) => /^margin/.test(property) && !/^(0|auto|0 auto|auto 0)$/.test(value))
        .map(({ property, value }) => `${file}: ${property}: ${value}`)
    })
    expect(faults).toEqual([])
  })

  // The card of a bank has the same corners in every brand; 6 px and less are details of a shape.
  test("takes visible corners from the brand's tokens", () => {
    const objects = ["src/components/CardPreview/CardPreview.module.css"]
    const faults = modules
      .filter((file) => !objects.includes(file))
      .flatMap((file) =>
        declarations(read(file))
          .filter(({ property, value }) => property.endsWith("radius") && !value.includes("var(--r-"))
          .filter(({ value }) => [...value.matchAll(/([\d.]+)px/g)].some(([, px]) => Number(px) > 6))
          .map(({ property, value }) => `${file}: ${property}: ${value}`)
      )
    expect(faults).toEqual([])
  })

  test("takes its breakpoints from the contract", () => {
    const contract = [480, 600, 768, 1024, 1200, 1600]
    const faults = modules.flatMap((file) =>
      [...read(file).matchAll(/@(?:media|container)[^{]*width[^{]*/g)].flatMap(([query]) =>
        [...query.matchAll(/width[^)]*?(\d+)(?:\.\d+)?px/g)]
          .map(([, px]) => Number(px))
          .filter((px) => !contract.some((width) => Math.abs(width - px) <= 1))
          .map((px) => `${file}: ${px}px`)
      )
    )
    expect(faults).toEqual([])
  })
})

test("a theme only changes values of existing tokens, for its own channel", () => {
  const faults = sheets
    .filter((file) => basename(file) === "theme.css")
    .flatMap((file) => {
      const own = `[data-channel="${basename(dirname(file))}"]`
      return declarations(read(file))
        .filter(({ around, property }) => !tokens.has(property) || !around.at(-1)?.startsWith(own))
        .map(({ around, property }) => `${file}: ${around.at(-1)} ${property}`)
    })
  expect(faults).toEqual([])
})

test("reduced motion is stronger than a theme's own durations", () => {
  const reduced = declarations(read("src/styles/tokens.css")).filter(({ around }) =>
    around.some((rule) => rule.includes("prefers-reduced-motion"))
  )
  const durations = ["--d-1", "--d-2", "--d-3", "--d-hero"]
  expect(reduced.map(({ around, property }) => [around.at(-1), property])).toEqual(
    durations.map((property) => [":root:root", property])
  )
})

test.each(channelIds)("%s is readable: every pair of colours has enough contrast", (id) => {
  const theme = themeOf(id)
  const faults = pairs
    .map(([front, back, least]) => ({ front, back, least, ratio: contrast(theme, front, back) }))
    .filter(({ ratio, least }) => ratio < least)
    .map(({ front, back, least, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}, not ${least}`)
  expect(faults).toEqual([])
})

// A11Y-10
test("what a scroll moves has its timeline where the browser knows one; elsewhere it would end at once", () => {
  const moved = modules.flatMap((file) =>
    declarations(read(file)).filter(({ property }) => property.startsWith("animation-timeline"))
  )
  expect(moved.length).toBeGreaterThan(0)
  expect(
    moved.filter(({ around }) => !around.some((rule) => rule.startsWith("@supports (animation-timeline")))
  ).toEqual([])
})

// A11Y-10
test("a drawing refers to no part of itself, which WebKit would look for in the page", () => {
  const drawings = filesUnder("src").filter((file) => file.endsWith(".svg"))
  expect(drawings.length).toBeGreaterThan(9)
  expect(drawings.filter((file) => /url\(|<use\b/.test(read(file)))).toEqual([])
})

describe("icons come from Phosphor", () => {
  const weights = ["thin", "light", "bold", "fill", "duotone"]
  const sprite = read("src/components/Icon/icons.svg")
  const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 256 256">([\s\S]*?)<\/symbol>/g)]
  const drawings = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)

  test("every symbol has the drawing of its namesake", () => {
    expect(symbols.length).toBe(sprite.split("<symbol").length - 1)
    expect(symbols.length).toBeGreaterThan(5)
    const changed = symbols.filter(([, id = "", drawing = ""]) => {
      const weight = weights.find((name) => id.endsWith(`-${name}`)) ?? "regular"
      const original = read(`node_modules/@phosphor-icons/core/assets/${weight}/${id}.svg`)
      return drawings(drawing).join() !== drawings(original).join()
    })
    expect(changed.map(([, id]) => id)).toEqual([])
  })

  test("a component may name exactly the symbols", () => {
    const union = /type IconName =([\s\S]*?)\n\n/.exec(read("src/components/Icon/Icon.tsx"))?.[1] ?? ""
    const names = [...union.matchAll(/"([\w-]+)"/g)].map(([, name]) => name)
    expect(names.sort()).toEqual(symbols.map(([, id]) => id).sort())
  })
})
