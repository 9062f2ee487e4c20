import type { Channel } from "../channel/channel"
import type { Met } from "../device/page"
import type { Search, SearchDraft } from "../trip/search"
import type { FilledByLink } from "../trip/sharedTrip"
import type { Verdict } from "../trip/tripRules"
import { type Bar, type BarChange, type BarRules, emptyBar } from "./bar"
import type { Plan } from "./plan"
import type { QuoteFailure } from "./QuoteApi"
import type { NotQuotable } from "./requestQuotes"

/** The plans on the page, the search that they answer, and when they came, in milliseconds. */
export interface Offer {
  readonly plans: ReadonlyArray<Plan>
  readonly search: Search
  readonly at: number
}

/** Why no plans came; `Broken`: a defect, or lost code. */
type QuoteError = QuoteFailure | NotQuotable | { readonly _tag: "Broken" }

/** `before`: the plans of an earlier search, which stay until the next come. */
interface Before {
  readonly before: Offer | undefined
}

/** `saved`: the bar holds a search that was saved, and offers to quote it again (QB-08). */
interface Held extends Before {
  readonly saved: boolean
}

/** From no search to its plans; each state but the first knows what it is about. */
export type Unrefused =
  /** No search to quote (QB-12). */
  | { readonly is: "none" }
  /** The results look for a search to quote. A press waits for it. */
  | ({ readonly is: "looking"; readonly pressed: boolean } & Held)
  /** Filled, and not to be quoted unasked: the page asks for a press. */
  | ({ readonly is: "invited" } & Held)
  /** A saved search that may be quoted no more: the bar, or the refusal over it, says why. */
  | ({ readonly is: "outdated" } & Before)
  /** `slow`: the page says so, and offers to stop. */
  | ({ readonly is: "asking"; readonly search: Search; readonly slow: boolean } & Before)
  | ({ readonly is: "failed"; readonly search: Search; readonly error: QuoteError } & Before)
  /** The visitor stopped a slow quote. */
  | ({ readonly is: "stopped"; readonly search: Search } & Before)
  | { readonly is: "offered"; readonly offer: Offer }

/** What may lie under a refusal: no question is under way. */
export type Settled = Exclude<Unrefused, { readonly is: "asking" }>
type Refusal = Extract<Verdict["is"], "tooLong" | "startsTooLate">

/** `refused`: a modal over what was there. `longest`: the longest trip to the destination, in days. */
export type Quote =
  | Unrefused
  | {
      readonly is: "refused"
      readonly why: Refusal
      readonly longest: number
      readonly over: Settled
    }

/** From the quote bar to the plans: COTIZAR on the home, RECOTIZAR in place, a saved search, a link. */
export interface Quoting {
  readonly bar: Bar
  /** `leaving`: COTIZAR on the home has asked; `left`: its page is gone, the results are to come. */
  readonly at: "elsewhere" | "home" | "leaving" | "left" | "results"
  readonly quote: Quote
}

/** What happens to the quote: by the visitor, by a page, by what was asked for. */
export type QuotingEvent =
  | BarChange
  | { readonly is: "agesApplied" | "left" | "stopped" | "retried" | "dismissed" | "chosen" | "forgotten" | "renewing" }
  | { readonly is: "entered"; readonly on: "home" }
  | { readonly is: "entered"; readonly on: "results"; readonly link: boolean }
  | { readonly is: "pressed"; readonly on: "home" | "results" }
  /** What stood in the bar of a document that was lost (ER-05). */
  | { readonly is: "resumed"; readonly draft: SearchDraft }
  /** What this tab keeps of the home's half-filled bar (ST-05). */
  | { readonly is: "started"; readonly draft: SearchDraft | undefined }
  /** `withdrawn`: its destination, no longer on offer, comes empty; the bar asks for another. */
  | ({ readonly is: "found"; readonly saved: SearchDraft; readonly withdrawn: boolean } & Met)
  | ({ readonly is: "linked"; readonly by: FilledByLink } & Met)
  | { readonly is: "foundNothing" }
  | { readonly is: "slow"; readonly search: Search }
  | { readonly is: "answered"; readonly search: Search; readonly plans: ReadonlyArray<Plan>; readonly at: number }
  | { readonly is: "failed"; readonly search: Search; readonly error: QuoteError }

/** What is to be done; the journey obeys. */
export type QuotingCommand =
  /** Outdates an earlier `ask`; `stop` ends it. */
  | { readonly is: "ask"; readonly search: Search }
  | { readonly is: "stop" | "resume" | "takeUp" | "openResults" | "renewCore" }
  /** Looks for a search to quote, and answers by `found`, `linked` or `foundNothing`. */
  | { readonly is: "look"; readonly link: boolean }
  | { readonly is: "save"; readonly draft: SearchDraft }
  | { readonly is: "savePlans"; readonly plans: ReadonlyArray<Plan> }
  /** Keeps the bar of the home for this tab; undefined: it holds nothing that is not saved. */
  | { readonly is: "keepStarted"; readonly draft: SearchDraft | undefined }
  /** Keeps the bar in the history entry, for the next document. */
  | { readonly is: "note"; readonly draft: SearchDraft }
  | { readonly is: "tell"; readonly item: string }

/** What the quote asks of the channel and of the day. */
export interface QuotingRules extends BarRules {
  readonly trip: Channel["trip"]
  /** How the box of the opt-in stands on the home until it is touched. */
  readonly startsTicked: boolean
}

export const startQuoting: Quoting = {
  bar: emptyBar,
  at: "elsewhere",
  quote: { is: "looking", pressed: false, saved: false, before: undefined }
}

/** What a refusal covers. */
export const under = (quote: Quote): Unrefused => (quote.is === "refused" ? quote.over : quote)

export const offerIn = (quote: Quote): Offer | undefined => {
  const seen = under(quote)
  if (seen.is === "offered") return seen.offer
  return seen.is === "none" ? undefined : seen.before
}

/** True if the bar holds a saved search: its button offers to quote again (QB-08). */
export const isSaved = (quote: Quote): boolean => {
  const seen = under(quote)
  return seen.is === "looking" || seen.is === "invited" ? seen.saved : seen.is !== "none"
}

/** The search that was asked for last. */
export const askedIn = (quote: Quote): Search | undefined => {
  const seen = under(quote)
  return "search" in seen ? seen.search : offerIn(seen)?.search
}

/** After a quote the search rests as a row (RS-24). */
export const isResting = (quote: Quote): boolean => {
  const { is } = under(quote)
  return isSaved(quote) && is !== "invited" && is !== "outdated"
}
