import sheet from "../../src/styles/tokens.css?raw"

const clean = sheet.replace(/\/\*[\s\S]*?\*\//g, "")

/** Every token, in the order of the sheet. */
export const tokens: ReadonlyArray<string> = [
  ...new Set([...clean.matchAll(/(?<=[{;\s])(--[\w-]+)\s*:/g)].map(([, name = ""]) => name))
]

export const tokensLike = (pattern: RegExp) => tokens.filter((name) => pattern.test(name))
