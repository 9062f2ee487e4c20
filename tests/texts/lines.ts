import { specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import type { SpecifiedTexts } from "./specified"

export const chile = ["b2cchile"]
export const argentine = specifiedChannels.filter(({ currency }) => currency === "ARS").map(({ id }) => id)
/** What the specification says of a channel. */
export const specified = (channel: string) => {
  const found = specifiedChannels.find(({ id }) => id === channel)
  if (!found) throw new Error(`no specified channel ${channel}`)
  return found
}
export const soldByProducers = specifiedChannels.filter(({ producers }) => producers).map(({ id }) => id)

export const all = [...argentine, ...chile]

/** Where the audit looks for a text of all of Argentina, and of every channel: one of each country. */
export const argentina = ["b2c"]
export const both = [...argentina, ...chile]

type Line = readonly [clause: string, story: string, texts: ReadonlyArray<string>, lookIn?: ReadonlyArray<string>]

export const on = (lines: ReadonlyArray<Line>): ReadonlyArray<SpecifiedTexts> =>
  lines.map(([clause, story, texts, lookIn = argentina]) => ({ clause, story, texts, lookIn }))
