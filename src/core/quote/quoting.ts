import type { Met } from "../device/page"
import type { Update } from "../machine"
import {
  checkSearch,
  draftOf,
  isDraftOf,
  isSameDraft,
  isSameSearch,
  type Search,
  type SearchDraft,
  type SearchProblems
} from "../trip/search"
import { judgeTrip, maxDaysTo, type Trip } from "../trip/tripRules"
import { barOf, changeBar, fillBar, refuse, standing } from "./bar"
import {
  isSaved,
  type Offer,
  offerIn,
  type Quote,
  type Quoting,
  type QuotingCommand,
  type QuotingEvent,
  type QuotingRules,
  type Settled,
  startQuoting,
  under
} from "./quotingState"

type Next = readonly [Quoting, ...ReadonlyArray<QuotingCommand>]
type On<Is extends QuotingEvent["is"]> = Extract<QuotingEvent, { readonly is: Is }>

const tell = (item: string) => ({ is: "tell", item }) as const
const stopIf = (quote: Quote) => (quote.is === "asking" ? [{ is: "stop" } as const] : [])
const asShown = (draft: SearchDraft, { startsTicked }: QuotingRules) => ({
  ...draft,
  subscribed: draft.subscribed ?? startsTicked
})

/** Why a trip may not be quoted, as the page says it; undefined where it says nothing. */
const judge = (trip: Trip, { today, trip: limits }: QuotingRules) => {
  const { is } = judgeTrip(trip, limits, today)
  if (is === "quotable") return is
  return is === "incomplete" || is === "noBand" ? undefined : { why: is, longest: maxDaysTo(trip.destination, limits) }
}

const refusedBy = (judged: ReturnType<typeof judge>, over: Settled): Quote =>
  typeof judged === "object" ? { is: "refused", ...judged, over } : over

const ask = (search: Search, before: Offer | undefined) =>
  [
    { is: "asking", search, slow: false, before },
    { is: "ask", search }
  ] as const

/** Quotes what stands in the bar, and saves it. */
const quote = (state: Quoting, draft: SearchDraft, search: Search, before: Offer | undefined) => {
  // A search typed without the opt-in in sight did not agree to it; storage says the same.
  const saved = { ...draft, subscribed: draft.subscribed === true }
  const [asking, asked] = ask(search, before)
  const bar = { ...barOf(saved), refusals: state.bar.refusals }
  return [{ ...state, bar, quote: asking }, asked, { is: "save", draft: saved }] as const
}

/** COTIZAR and RECOTIZAR (QB-07 to QB-10). */
const press = (state: Quoting, on: On<"pressed">["on"], rules: QuotingRules): Next => {
  const isHome = on === "home"
  const draft = isHome ? asShown(standing(state.bar), rules) : standing(state.bar)
  const checked = checkSearch(draft, rules.today)
  if (checked.is === "invalid") return [{ ...state, bar: refuse(state.bar, checked.problems) }]

  const told = tell(!isHome && isSaved(state.quote) ? "recotizar" : "cotizar barra cotizadora")
  const { search } = checked
  const judged = judge(search.trip, rules)
  if (judged !== "quotable") {
    const seen = under(state.quote)
    const over = seen.is === "asking" ? ({ is: "stopped", search: seen.search, before: seen.before } as const) : seen
    return [{ ...state, bar: { ...state.bar, shown: [] }, quote: refusedBy(judged, over) }, told, ...stopIf(seen)]
  }
  const [next, ...commands] = quote(state, draft, search, isHome ? undefined : offerIn(state.quote))
  if (!isHome) return [next, told, ...commands]
  return [{ ...next, at: "leaving" }, told, ...commands, { is: "keepStarted", draft: undefined }, { is: "openResults" }]
}

/** The fields that held when the search was saved, and no longer do. */
const outdatedIn = ({ ages, dates, destination }: SearchProblems, withdrawn: boolean) => {
  const outdated = {
    destination: withdrawn && destination !== undefined,
    dates: dates === "startPast",
    ages: ages === "tooMany"
  }
  return (["destination", "dates", "ages"] as const).filter((field) => outdated[field])
}

/** The portal quotes unasked if the bar shows just what it filled in, and has no focus (QB-11). */
const mayQuote = (filled: SearchDraft, late: SearchDraft, { focused }: Met) => isSameDraft(filled, late) && !focused

/**
 * Fills the bar with a saved search and quotes it. If the visitor changed the bar meanwhile, or a
 * text is missing, it invites them to press. If a value has had its day, such as a destination that
 * is gone, that field has its message, and nothing is quoted before a press.
 */
const enterSaved = (state: Quoting, { saved, withdrawn, ...met }: On<"found">, rules: QuotingRules): Next => {
  const before = offerIn(state.quote)
  const filled = fillBar(state.bar, saved)
  // Before any press the browser put another contact there: the saved one is quoted.
  const { email, phone } = met.touched ? filled.typed : saved
  const isFree = mayQuote({ ...filled.typed, email, phone }, saved, met)
  const checked = checkSearch(isFree ? saved : filled.typed, rules.today)
  const shown = checked.is === "invalid" ? outdatedIn(checked.problems, withdrawn) : []
  const next = { ...state, bar: { ...filled, shown } }
  const outdated = { is: "outdated", before } as const
  if (isFree && checked.is === "valid") {
    const judged = judge(checked.search.trip, rules)
    if (judged !== "quotable") return [{ ...next, quote: refusedBy(judged, outdated) }]
    const [asking, asked] = ask(checked.search, before)
    return [{ ...next, quote: asking }, asked]
  }
  // After a logout the contact is missing; in a partner's trip, the destination may be.
  const isInvited = !isFree || shown.length === 0
  return [{ ...next, quote: isInvited ? { is: "invited", saved: true, before } : outdated }]
}

/**
 * Fills the bar with the trip of a link (OU-17). The saved search stays until that trip is quoted: at
 * once if the visitor's contact is known and they have not changed the bar.
 */
const enterLink = (state: Quoting, { by, ...met }: On<"linked">, rules: QuotingRules): Next => {
  const filled = fillBar(state.bar, by.draft)
  const next = { ...state, bar: { ...filled, shown: by.wrong } }
  const judged = by.trip && mayQuote(filled.typed, by.draft, met) ? judge(by.trip, rules) : undefined
  if (judged === "quotable" && by.search) return quote(next, by.draft, by.search, undefined)
  const invited = { is: "invited", saved: false, before: undefined } as const
  return [{ ...next, quote: typeof judged === "object" ? refusedBy(judged, { is: "none" }) : invited }]
}

/** A press that waited for the search is made now, unless that search is quoted or refused. */
const pressLate = (made: Next, wasPressed: boolean, rules: QuotingRules): Next => {
  const [state, ...commands] = made
  if (!wasPressed || state.quote.is === "asking" || state.quote.is === "refused") return made
  const [next, ...more] = press(state, "results", rules)
  return [next, ...commands, ...more]
}

const enter = (state: Quoting, event: On<"entered">): Next => {
  const { at, quote } = state
  if (event.on === "home") {
    // An early press comes before its page is entered.
    if (at === "leaving") return [state]
    return [{ ...state, at: "home" }, { is: "resume" }, ...(isSaved(quote) ? [] : [{ is: "takeUp" } as const])]
  }
  const seen = under(quote)
  const here = { ...state, at: "results" } as const
  // What COTIZAR of the home asked for, or what is asked already, is shown (QB-10).
  if (!event.link && (at === "leaving" || at === "left" || seen.is === "asking")) return [here, { is: "resume" }]
  const pressed = seen.is === "looking" && seen.pressed
  const looking = { is: "looking", pressed, saved: isSaved(quote), before: offerIn(quote) } as const
  return [{ ...here, quote: looking }, ...stopIf(quote), { is: "resume" }, { is: "look", link: event.link }]
}

/** Drops what was typed and not sent. The home takes its own up again from the storage of the tab. */
const leave = (state: Quoting): Quoting => ({
  bar: barOf(state.bar.put),
  at: state.at === "leaving" ? "left" : "elsewhere",
  quote: state.quote.is === "looking" ? { ...state.quote, pressed: false } : under(state.quote)
})

const retry = (state: Quoting): Next => {
  const { quote } = state
  if (quote.is !== "failed" && quote.is !== "stopped") return [state]
  const [asking, asked] = ask(quote.search, quote.before)
  const isBroken = quote.is === "failed" && quote.error._tag === "Broken"
  return [{ ...state, quote: asking }, ...(isBroken ? [{ is: "renewCore" } as const] : []), asked]
}

type Answer = On<"slow" | "answered" | "failed">

/** Only the answer to the search that is asked for counts. */
const hear = (state: Quoting, event: Answer): Next => {
  const { quote } = state
  if (quote.is !== "asking" || !isSameSearch(quote.search, event.search)) return [state]
  const { before, search } = quote
  switch (event.is) {
    case "slow":
      return [{ ...state, quote: { ...quote, slow: true } }]
    case "failed":
      return [{ ...state, quote: { is: "failed", search, error: event.error, before } }]
    case "answered": {
      const { at, plans } = event
      return [
        { ...state, quote: { is: "offered", offer: { plans, search, at } } },
        { is: "savePlans", plans }
      ]
    }
  }
}

const arrive = (state: Quoting, event: On<"found" | "linked" | "foundNothing">, rules: QuotingRules): Next => {
  const { at, quote } = state
  if (at !== "results" || quote.is !== "looking") return [state]
  const fill = (): Next => {
    if (event.is === "found") return enterSaved(state, event, rules)
    return event.is === "linked" ? enterLink(state, event, rules) : [{ ...state, quote: { is: "none" } }]
  }
  return pressLate(fill(), quote.pressed, rules)
}

const pressed = (state: Quoting, { on }: On<"pressed">, rules: QuotingRules): Next => {
  const { at, quote } = state
  if (on === "home") return at === "leaving" ? [state] : press(state, on, rules)
  if (quote.is === "looking") return [{ ...state, quote: { ...quote, pressed: true } }]
  return quote.is === "asking" ? [state] : press(state, on, rules)
}

/** The bar shows the search of the plans again, which is the one that is bought. */
const choose = (state: Quoting, { today }: QuotingRules): Quoting => {
  const search = offerIn(state.quote)?.search
  const isShown = !search || isDraftOf(state.bar.put, search, today)
  return isShown ? state : { ...state, bar: { ...state.bar, put: draftOf(search) } }
}

const here = (at: Quoting["at"]) => (at === "leaving" || at === "left" ? "elsewhere" : at)

const move = (state: Quoting, event: QuotingEvent, rules: QuotingRules): Next => {
  const { at, bar, quote } = state
  switch (event.is) {
    case "entered":
      return enter(state, event)
    case "left":
      return [leave(state)]
    case "resumed":
      return [{ ...state, bar: fillBar(bar, event.draft, true) }]
    case "started":
      return [at === "home" && event.draft ? { ...state, bar: fillBar(bar, event.draft, true) } : state]
    case "found":
    case "linked":
    case "foundNothing":
      return arrive(state, event, rules)
    case "pressed":
      return pressed(state, event, rules)
    case "slow":
    case "answered":
    case "failed":
      return hear(state, event)
    case "stopped":
      if (quote.is !== "asking") return [state]
      return [{ ...state, quote: { is: "stopped", search: quote.search, before: quote.before } }, { is: "stop" }]
    case "retried":
      return retry(state)
    case "dismissed":
      return [{ ...state, quote: under(quote) }]
    case "chosen":
      return [choose(state, rules)]
    case "forgotten":
      return [{ ...startQuoting, at: here(at), quote: { is: "none" } }, ...stopIf(quote)]
    case "renewing":
      return [state, { is: "note", draft: bar.typed }]
    case "agesApplied":
      return [state, tell("aplicar barra cotizadora")]
    default: {
      const next = changeBar(bar, event, rules)
      const isApplied = next !== bar && next.news?.is === "applied"
      return [{ ...state, bar: next }, ...(isApplied ? [tell("aplicar barra cotizadora")] : [])]
    }
  }
}

/**
 * What COTIZAR does, and all that leads to plans. The portal quotes unasked only what it filled in
 * itself, while no field has the focus; what the visitor typed is never replaced (QB-11).
 */
export const updateQuoting: Update<Quoting, QuotingEvent, QuotingCommand, QuotingRules> = (state, event, rules) => {
  const [next, ...commands] = move(state, event, rules)
  const { put, typed } = next.bar
  const isKept = typed === state.bar.typed && put === state.bar.put && event.is !== "started"
  if (next.at !== "home" || isKept) return [next, ...commands]
  const shown = asShown(typed, rules)
  return [next, ...commands, { is: "keepStarted", draft: isSameDraft(shown, asShown(put, rules)) ? undefined : shown }]
}
