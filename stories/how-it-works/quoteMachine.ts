import { rules } from "../../contracts/fixtures/quotingEvents"
import { aDraft, aSearch } from "../../contracts/fixtures/searches"
import { QuoteUnavailable } from "../../src/core/quote/QuoteApi"
import { updateQuoting } from "../../src/core/quote/quoting"
import {
  isSaved,
  offerIn,
  type Quote,
  type Quoting,
  type QuotingCommand,
  type QuotingEvent,
  startQuoting
} from "../../src/core/quote/quotingState"
import { emptyDraft, isSameDraft } from "../../src/core/trip/search"
import { type Explained, explore, says } from "./explore"

const long = { ...aDraft, end: "31/12/2099" }
const free = { focused: false, touched: true }
const link = { draft: aDraft, wrong: [], trip: aSearch.trip, search: aSearch }
const samples: ReadonlyArray<QuotingEvent> = [
  { is: "typed", change: aDraft },
  { is: "typed", change: long },
  { is: "datesTidied" },
  { is: "datesReverted" },
  { is: "datesApplied" },
  { is: "datesLeft" },
  { is: "agesApplied" },
  { is: "pressed", on: "home" },
  { is: "pressed", on: "results" },
  { is: "entered", on: "home" },
  { is: "entered", on: "results", link: false },
  { is: "entered", on: "results", link: true },
  { is: "left" },
  { is: "resumed", draft: aDraft },
  { is: "started", draft: aDraft },
  { is: "found", saved: aDraft, withdrawn: false, ...free },
  { is: "found", saved: aDraft, withdrawn: false, ...free, focused: true },
  { is: "found", saved: { ...aDraft, start: "01/01/2020" }, withdrawn: false, ...free },
  { is: "found", saved: { ...aDraft, destination: "" }, withdrawn: true, ...free },
  { is: "linked", by: link, ...free },
  { is: "linked", by: { ...link, search: undefined }, ...free },
  { is: "foundNothing" },
  { is: "slow", search: aSearch },
  { is: "answered", search: aSearch, plans: [], at: 0 },
  { is: "failed", search: aSearch, error: new QuoteUnavailable({ cause: "Network" }) },
  { is: "failed", search: aSearch, error: { _tag: "Broken" } },
  ...(["stopped", "retried", "dismissed", "chosen", "forgotten", "renewing"] as const).map((is) => ({ is }))
]

const nameQuote = (quote: Quote) => {
  if (quote.is === "looking" && quote.pressed) return "looking, pressed"
  return quote.is === "asking" && quote.slow ? "asking, slow" : quote.is
}

const nameState = ({ at, quote }: Quoting) => {
  if (at === "results") return nameQuote(quote)
  if (at === "leaving" || at === "left") return "leaving the home"
  return quote.is === "refused" ? `${at}, refused` : at
}

const nameEvent = (event: QuotingEvent) => {
  switch (event.is) {
    case "typed":
      return `typed: ${event.change === long ? "too long a trip" : "a trip"}`
    case "pressed":
      return `pressed: on the ${event.on}`
    case "entered":
      return `entered: the ${event.on}${event.on === "results" && event.link ? ", by a link" : ""}`
    case "found":
      if (event.focused) return "found: a search, with the focus in a field"
      if (event.withdrawn) return "found: a search to a place that is no longer on offer"
      return `found: a search${event.saved.start === aDraft.start ? "" : " of past dates"}`
    case "failed":
      return `failed: ${event.error._tag === "Broken" ? "lost code" : "no answer"}`
    case "linked":
      return `linked: a trip ${event.by.search ? "and a contact" : "without a contact"}`
    default:
      return event.is
  }
}

const whatIsTyped = ({ put, typed }: Quoting["bar"]) => {
  if (isSameDraft(typed, emptyDraft)) return "the bar is empty"
  return isSameDraft(typed, put) ? "the bar is as filled or saved" : "the visitor changed the bar"
}

const facts = ({ bar, quote }: Quoting) => [
  ...(quote.is === "failed" && quote.error._tag === "Broken" ? ["code is lost"] : []),
  whatIsTyped(bar),
  bar.shown.length > 0 ? "errors show" : "no error shows",
  isSaved(quote) ? "a search is saved" : "no search is saved",
  offerIn(quote) ? "plans are on the page" : "no plans are on the page"
]

/** Each refused press counts; one says as much as all of them. */
const update: typeof updateQuoting = (...given) => {
  const [{ bar, ...state }, ...commands] = updateQuoting(...given)
  return [{ ...state, bar: { ...bar, refusals: 0 } }, ...commands]
}

const results = "pages-resultspage--"

const events: Readonly<Record<QuotingEvent["is"], string>> = {
  typed: "The visitor types, ticks or chooses in the bar.",
  datesTidied: "A date was left or pasted.",
  datesApplied: "'Aplicar' of the dates.",
  datesReverted: "Escape, in the dates.",
  datesLeft: "A press outside the dates.",
  agesApplied: "'Aplicar' of the passengers.",
  pressed: "COTIZAR or RECOTIZAR.",
  entered: "A page with the bar is shown.",
  left: "That page is gone.",
  resumed: "Answers resume: the history entry held a bar.",
  started: "Answers takeUp: the tab kept a half-filled bar, or none.",
  found: "Answers look: a search was saved.",
  linked: "Answers look: the link's trip is another than the saved one.",
  foundNothing: "Answers look: neither.",
  slow: "The answer takes longer than 4 s.",
  answered: "Answers ask, with plans or none.",
  failed: "Answers ask: no usable answer.",
  stopped: "'Cancelar', of a slow quote.",
  retried: "'Reintentar'.",
  dismissed: "'Cerrar', of the refusal.",
  chosen: "COMPRAR, of a plan.",
  forgotten: "'Salir', 'Borrar mis datos', or the like in another tab.",
  renewing: "The document is about to come anew, as a release demands."
}

const commands: Readonly<Record<QuotingCommand["is"], string>> = {
  ask: "Asks the provider. A second question ends the first.",
  stop: "Ends the question.",
  resume: "Reads the history entry, once.",
  takeUp: "Reads what the tab keeps of the home.",
  openResults: "Opens the results, once the search is saved.",
  renewCore: "Fetches lost code; the document anew, if it is lost again.",
  look: "Loads the saved search, and reads the link.",
  save: "Saves the search.",
  savePlans: "Saves the plans.",
  keepStarted: "Keeps the home's bar for the tab, or drops it.",
  note: "Keeps the bar in the history entry.",
  tell: "Reports COTIZAR, RECOTIZAR or 'Aplicar' to the analytics."
}

export const quote: Explained = {
  title: "COTIZAR",
  lead: "The quote bar and the plans, as the core says it: each state, what may happen in it and what follows.",
  file: "src/core/quote/quoting.ts",
  draw: () => explore({ update, start: startQuoting, rules: [rules], samples, nameState, nameEvent, facts }),
  events,
  commands,
  states: {
    elsewhere: says("No page with the bar, or not yet.", "pages-contactpage--playground", "QB-12"),
    "elsewhere, refused": says("The same; COTIZAR came before its page.", "parts-refusaldialog--playground", "QB-07"),
    home: says("The bar of the home.", "pages-homepage--playground", "QB-01", "ST-05"),
    "home, refused": says("Why the trip may not be quoted.", "parts-refusaldialog--playground", "QB-07"),
    "leaving the home": says("COTIZAR is busy, until the results come.", "components-quote-quotebar--busy", "QB-10"),
    looking: says("A busy page, for a moment.", `${results}quick-answer`, "QB-11"),
    "looking, pressed": says("The same; the press waits.", "components-quote-quotebar--busy", "QB-11"),
    none: says("The open bar.", `${results}no-search`, "QB-12"),
    invited: says("The filled bar, and that a press is needed.", `${results}followed-link`, "QB-11", "OU-17"),
    outdated: says(
      "The filled bar, and which field holds no more, unless a refusal said why.",
      `${results}outdated-search`,
      "QB-11"
    ),
    asking: says("That plans are being looked for.", `${results}loading`, "QB-10"),
    "asking, slow": says("The same, and a way to stop.", `${results}loading`, "QB-13"),
    failed: says("That no plans came, and Reintentar; earlier plans stay.", `${results}api-down`, "QB-14"),
    stopped: says("That the visitor stopped it, and Reintentar.", `${results}given-up`, "QB-14"),
    offered: says("The plans, or that there are none.", `${results}playground`, "RS-04", "RS-16"),
    refused: says("Why the trip may not be quoted, over the page.", "parts-refusaldialog--playground", "QB-07")
  }
}
