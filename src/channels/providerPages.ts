import type { FaqFacts } from "../copy/faqTexts"
import type { Channel } from "../core/channel/channel"

/** What the frequent questions have to know of a channel: what its values say, and what only its terms say. */
export const factsOf = (channel: Channel, terms: Partial<FaqFacts> = {}): Partial<FaqFacts> => ({
  maxDays: channel.trip.maxDays,
  nationalDays:
    channel.nationalPlan === undefined ? 0 : Math.min(...(channel.trip.shorter ?? []).map(({ maxDays }) => maxDays)),
  hours: channel.hours ?? "",
  assistancePage: channel.assistancePage,
  ...terms
})

/** Channels that sell through producers ask to register first (RS-14). */
export const producerTerms = { registration: "required", producer: true } as const satisfies Partial<FaqFacts>
