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

type Where = Pick<SpecifiedTexts, "channels" | "lookIn">
/** A text of all of Argentina; the audit looks in one channel. */
export const argentina: Where = { channels: argentine, lookIn: ["b2c"] }
/** A text of every channel; the audit looks in one of each country. */
export const both: Where = { lookIn: ["b2c", ...chile] }

type Line = readonly [
  clause: string,
  story: string,
  texts: ReadonlyArray<string>,
  where?: Where | ReadonlyArray<string>
]

const isList = (where: Where | ReadonlyArray<string>): where is ReadonlyArray<string> => Array.isArray(where)

export const on = (screen: string, lines: ReadonlyArray<Line>): ReadonlyArray<SpecifiedTexts> =>
  lines.map(([clause, story, texts, where = {}]) => ({
    screen,
    clause,
    story,
    texts,
    ...(isList(where) ? { channels: where } : where)
  }))
