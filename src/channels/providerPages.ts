import type { FaqFacts, PlanTerms } from "../copy/faqTexts"
import type { Channel } from "../core/channel/channel"
import { nationalDays } from "./provider"

/** The terms of most brands. A brand's own are beside its catalogue. */
export const planTerms: PlanTerms = {
  telemedicine: false,
  accidentInsurance: true,
  seniors: false,
  maxAge: 75,
  pregnancyWeek: 24
}

/** The facts for the frequent questions: the channel's values, and what its plans cover. */
export const factsOf = (channel: Channel, terms: Partial<FaqFacts> = {}): Partial<FaqFacts> => ({
  ...planTerms,
  maxDays: channel.trip.maxDays,
  maxDaysToStart: channel.trip.maxDaysToStart,
  nationalDays: nationalDays(channel),
  registration: channel.registration,
  producer: channel.producer !== undefined,
  hours: channel.hours ?? "",
  assistancePage: channel.assistancePage,
  ...terms
})
