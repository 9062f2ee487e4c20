import { bandsOf, type SpecifiedChannel, specifiedChannels } from "../../../contracts/fixtures/specifiedChannels"

type Quoted = { readonly days: number; readonly duration: string }

/**
 * One destination of a channel, with its shortest and its longest trip, and the code that quotes
 * each.
 */
export interface QuotedTrip extends SpecifiedChannel {
  readonly to: string
  readonly first: Quoted
  readonly last: Quoted
}

/** One destination abroad stands for all of them; the home country has its own limit (QR-10). */
const walked = ["EUROPA", "ARGENTINA"]

const quotedTrip = (channel: SpecifiedChannel, to: string, printed: string): QuotedTrip => {
  const bands = bandsOf(printed)
  const [first, last] = [bands[0], bands.at(-1)]
  return {
    ...channel,
    to,
    first: { days: first?.from ?? 0, duration: first?.code ?? "" },
    last: { days: last?.to ?? 0, duration: last?.code ?? "" }
  }
}

/** The trips that the specification names for each channel (QR-16). */
export const quotedTrips: ReadonlyArray<QuotedTrip> = specifiedChannels.flatMap((channel) =>
  Object.entries(channel.bands)
    .filter(([to]) => walked.includes(to))
    .map(([to, printed]) => quotedTrip(channel, to, printed))
)

/** Codes by channel id, which is also the first label of the host. */
export const codes: ReadonlyMap<string, string> = new Map(specifiedChannels.map(({ code, id }) => [id, code]))

/** Channels that ask for the producer who sold the trip (PR-01). */
export const withProducers: ReadonlySet<string> = new Set(
  specifiedChannels.filter(({ producers }) => producers).map(({ id }) => id)
)

export const channelIds: ReadonlyArray<string> = [...codes.keys()]

/** E2E=all walks every brand, size and page. By default the ones that differ stand for the rest. */
export const all = process.env.E2E === "all"

/** The brands whose rules, words and layout differ most. */
export const differing: ReadonlyArray<string> = all ? channelIds : ["b2c", "belo", "b2cchile"]

/** For what the brands share but the words: Chile's, the only brand of its country. */
export const farthest: ReadonlyArray<string> = all ? differing : ["b2cchile"]
