import { specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import type { SpecifiedTexts } from "./specified"

export const chile = ["b2cchile"]
export const argentine = specifiedChannels.filter(({ currency }) => currency === "ARS").map(({ id }) => id)
export const soldByProducers = specifiedChannels.filter(({ producers }) => producers).map(({ id }) => id)

export const all = [...argentine, ...chile]

type Where = Pick<SpecifiedTexts, "channels" | "lookIn">
/** What all of Argentina says, looked for in one of its channels. */
export const argentina: Where = { channels: argentine, lookIn: ["b2c"] }
/** What every channel says, looked for in one of each country. */
export const both: Where = { lookIn: ["b2c", ...chile] }

type Line = readonly [
  clause: string,
  story: string,
  texts: ReadonlyArray<string>,
  where?: Where | ReadonlyArray<string>
]

const isList = (where: Where | ReadonlyArray<string>): where is ReadonlyArray<string> => Array.isArray(where)

/** Texts of one screen. */
export const on = (screen: string, lines: ReadonlyArray<Line>): ReadonlyArray<SpecifiedTexts> =>
  lines.map(([clause, story, texts, where = {}]) => ({
    screen,
    clause,
    story,
    texts,
    ...(isList(where) ? { channels: where } : where)
  }))
