import type { FaqFacts } from "../copy/faqTexts"
import type { Channel } from "../core/channel/channel"

/** The facts for the frequent questions: from the channel's values and from its plan terms. */
export const factsOf = (channel: Channel, terms: Partial<FaqFacts> = {}): Partial<FaqFacts> => ({
  maxDays: channel.trip.maxDays,
  nationalDays:
    channel.nationalPlan === undefined ? 0 : Math.min(...(channel.trip.shorter ?? []).map(({ maxDays }) => maxDays)),
  hours: channel.hours ?? "",
  assistancePage: channel.assistancePage,
  ...terms
})

/** Channels with producers require an account (RS-14). */
export const producerTerms = { registration: "required", producer: true } as const satisfies Partial<FaqFacts>
