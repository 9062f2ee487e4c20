import fc from "fast-check"
import { expect, test } from "vitest"
import {
  all,
  answers,
  dates,
  found,
  kept,
  pages,
  pressed,
  rest,
  rules,
  typed
} from "../../../contracts/fixtures/quotingEvents"
import { draftOf, emptyDraft, isSameDraft, type Search, type SearchDraft } from "../trip/search"
import { barOf } from "./bar"
import { updateQuoting } from "./quoting"
import {
  askedIn,
  offerIn,
  type Quote,
  type Quoting,
  type QuotingCommand,
  type QuotingEvent,
  startQuoting
} from "./quotingState"

/* The promises of QB-10 and QB-11, held over random visits. */

/** What may come next: answers to what was asked, what the visitor can do here, a page after a page. */
const nextFor = ({ at, quote }: Quoting): ReadonlyArray<QuotingEvent> => {
  if (at === "elsewhere" || at === "left") return pages
  if (quote.is === "refused") return [{ is: "dismissed" }, { is: "left" }]
  const here = [...typed, ...dates, { is: "left" } as const]
  const press = pressed.filter((event) => event.is === "pressed" && (event.on === "home") === (at !== "results"))
  if (quote.is === "asking") return [...answers(quote.search), ...here, { is: "stopped" }, ...press, ...press]
  if (at === "leaving") return [{ is: "left" }]
  if (at === "home") return [...here, ...press, ...press, ...press, ...kept]
  if (quote.is === "looking") return [...found, ...typed, ...press]
  return [...here, ...press, ...press, ...press, ...rest]
}

interface Turn {
  readonly before: Quoting
  readonly event: QuotingEvent
  readonly after: Quoting
  readonly commands: ReadonlyArray<QuotingCommand>
}

const visits = fc.array(fc.record({ outOfTurn: fc.nat({ max: 5 }), pick: fc.nat({ max: 9999 }) }), {
  minLength: 30,
  maxLength: 60
})

const play = (visit: ReadonlyArray<{ readonly outOfTurn: number; readonly pick: number }>) => {
  let state = startQuoting
  return visit.map(({ outOfTurn, pick }): Turn => {
    const before = state
    const from = outOfTurn === 0 ? all : nextFor(before)
    const event = from[pick % from.length] ?? { is: "left" }
    const [after, ...commands] = updateQuoting(before, event, rules)
    state = after
    return { before, event, after, commands }
  })
}

const holds = (property: (turns: ReadonlyArray<Turn>) => void) =>
  fc.assert(
    fc.property(visits, (visit) => property(play(visit))),
    { numRuns: 400 }
  )

const asks = (commands: ReadonlyArray<QuotingCommand>) => commands.filter((command) => command.is === "ask")
const isSame = (one: Search, two: Search) => isSameDraft(draftOf(one), draftOf(two))
const parts = [["destination"], ["start", "end"], ["ages"], ["phone"], ["email"], ["subscribed"]] as const
/** The parts of the bar in which two drafts differ. */
const differing = (one: SearchDraft, two: SearchDraft) =>
  parts.filter((keys) => keys.some((key) => String(one[key]) !== String(two[key])))

/** What the bar must show: the last filling, around what the visitor typed since it was last saved. */
const shouldShow = (turns: ReadonlyArray<Turn>) => {
  let [base, shown]: [SearchDraft, SearchDraft] = [emptyDraft, emptyDraft]
  return turns.map(({ after, before, commands, event }) => {
    const around = (late: SearchDraft) =>
      Object.assign(
        { ...late },
        ...differing(shown, base).flatMap((keys) => keys.map((key) => ({ [key]: shown[key] })))
      )
    const saved = commands.find((command) => command.is === "save")
    const isFilled = before.bar !== after.bar && saved === undefined
    if (event.is === "typed") shown = { ...shown, ...event.change }
    else if (event.is.startsWith("dates")) shown = { ...shown, start: after.bar.typed.start, end: after.bar.typed.end }
    else if (event.is === "forgotten") [base, shown] = [emptyDraft, emptyDraft]
    else if (event.is === "left") shown = base
    else if (event.is === "chosen") base = after.bar.put
    else if (isFilled && (event.is === "resumed" || event.is === "started") && event.draft) shown = around(event.draft)
    else if (isFilled && event.is === "found") [base, shown] = [event.saved, around(event.saved)]
    else if (isFilled && event.is === "linked") [base, shown] = [event.by.draft, around(event.by.draft)]
    if (saved) [base, shown] = [saved.draft, saved.draft]
    return shown
  })
}

test("what the visitor typed is never replaced, by no filling and no answer, until it is sent or left", () =>
  holds((turns) => {
    const shown = shouldShow(turns)
    for (const [at, { after, event }] of turns.entries()) expect(after.bar.typed, event.is).toEqual(shown[at])
  }))

test("what the results look for fills the bar there alone, and once", () =>
  holds((turns) => {
    for (const { after, before, event } of turns)
      if (event.is === "found" || event.is === "linked")
        if (before.at !== "results" || before.quote.is !== "looking") expect(after).toBe(before)
  }))

test("unasked the portal quotes only what it filled in, while no field has the focus (QB-11)", () =>
  holds((turns) => {
    for (const { after, before, commands, event } of turns) {
      if (event.is !== "found" && event.is !== "linked") continue
      const wasPressed = before.quote.is === "looking" && before.quote.pressed
      if (asks(commands).length === 0 || wasPressed) continue
      expect(event.focused).toBe(false)
      const late = event.is === "found" ? event.saved : event.by.draft
      const changed = differing(after.bar.typed, { ...late, subscribed: after.bar.typed.subscribed })
      const isBrowsers = event.is === "found" && !event.touched
      expect(changed.filter(([part]) => !isBrowsers || (part !== "phone" && part !== "email"))).toEqual([])
    }
  }))

test("no event but a press, a saved search, a link or Reintentar asks for a quote, and each once", () =>
  holds((turns) => {
    for (const { before, commands, event } of turns) {
      expect(asks(commands).length).toBeLessThan(2)
      // RECOTIZAR waits for the answer; COTIZAR on the home replaces the question.
      if (before.quote.is === "asking" && event.is === "pressed" && event.on === "results") expect(commands).toEqual([])
      if (asks(commands).length > 0)
        expect(["pressed", "found", "linked", "foundNothing", "retried"]).toContain(event.is)
    }
  }))

test("one question is under way: it is the last that was asked, and ends by an answer, or is stopped", () =>
  holds((turns) => {
    let under: Search | undefined
    for (const { after, commands, event } of turns) {
      if (under && (event.is === "answered" || event.is === "failed") && isSame(event.search, under)) under = undefined
      for (const command of commands) {
        if (command.is === "ask") under = command.search
        if (command.is === "stop") under = undefined
      }
      expect(after.quote.is === "asking" ? after.quote.search : undefined).toEqual(under)
    }
  }))

test("plans on the page answer a search that was asked, and the last answered one: never an older answer", () =>
  holds((turns) => {
    let last: unknown
    for (const { after, before, event } of turns) {
      if (before.quote.is === "asking" && event.is === "answered" && isSame(event.search, before.quote.search))
        last = { plans: event.plans, search: before.quote.search, at: event.at }
      const offer = offerIn(after.quote)
      if (offer) expect(offer).toEqual(last)
    }
  }))

test("COTIZAR on the home leaves it once, and only with a search that is asked for and saved", () =>
  holds((turns) => {
    for (const { after, before, commands, event } of turns) {
      const opens = commands.filter(({ is }) => is === "openResults").length
      if (opens === 0) continue
      expect([opens, event, before.at === "leaving"]).toEqual([1, { is: "pressed", on: "home" }, false])
      const does = commands.map(({ is }) => is)
      expect(does).toEqual(expect.arrayContaining(["ask", "save", "keepStarted"]))
      expect(after.at).toBe("leaving")
    }
  }))

test("a press is answered: it asks, says why not, or waits", () =>
  holds((turns) => {
    for (const { after, before, commands, event } of turns) {
      if (event.is !== "pressed") continue
      if (before.at === "leaving" && event.on === "home") continue
      if (before.quote.is === "asking" && event.on === "results") continue
      const isAnswered = [
        asks(commands).length === 1,
        after.bar.refusals > before.bar.refusals && after.bar.shown.length > 0,
        after.quote.is === "refused",
        after.quote.is === "looking" && after.quote.pressed
      ]
      expect(isAnswered).toContain(true)
    }
  }))

test("a waiting press is made when the results have looked, unless that search is quoted or refused", () =>
  holds((turns) => {
    for (const { after, before, event } of turns) {
      if (!["found", "linked", "foundNothing"].includes(event.is) || before.at !== "results") continue
      if (before.quote.is !== "looking" || !before.quote.pressed) continue
      const isRefused = after.bar.refusals > before.bar.refusals
      expect(after.quote.is === "asking" || after.quote.is === "refused" || isRefused).toBe(true)
    }
  }))

test("the news is agreed to in sight alone: on the home, or as the visitor set the box (QB-06)", () =>
  holds((turns) => {
    for (const { before, commands, event } of turns)
      for (const { search: asked } of asks(commands))
        if (event.is === "pressed" && asked.subscribed)
          expect(before.bar.typed.subscribed ?? (event.on === "home" ? rules.startsTicked : false)).toBe(true)
  }))

test("after the visitor is forgotten nothing of them is on the page (TR-15)", () =>
  holds((turns) => {
    for (const { after, event } of turns)
      if (event.is === "forgotten")
        expect([after.bar, offerIn(after.quote), askedIn(after.quote)]).toEqual([
          barOf(emptyDraft),
          undefined,
          undefined
        ])
  }))

test("the tab keeps the bar of the home alone, and nothing that is saved", () =>
  holds((turns) => {
    for (const { after, commands, event } of turns)
      for (const command of commands)
        if (command.is === "keepStarted") {
          expect(after.at === "home" || event.is === "pressed").toBe(true)
          if (command.draft) expect(isSameDraft(command.draft, after.bar.put)).toBe(false)
        }
  }))

test("every state has a way on", () => {
  const nameOf = ({ at, quote }: Quoting) => `${at} ${quote.is}`
  const seen = new Map([[nameOf(startQuoting), startQuoting]])
  const ways = new Map<string, Set<string>>()
  const begin = [startQuoting]
  for (let state = begin.shift(); state; state = begin.shift()) {
    const answered = state.quote.is === "asking" ? answers(state.quote.search) : []
    for (const event of [...all, ...answered]) {
      const [next] = updateQuoting(state, event, rules)
      const [from, to] = [nameOf(state), nameOf(next)]
      ways.set(from, (ways.get(from) ?? new Set()).add(to))
      if (!seen.has(to)) begin.push(next)
      if (!seen.has(to)) seen.set(to, next)
    }
  }
  const quotes: ReadonlyArray<Quote["is"]> = [
    ...(["none", "looking", "invited", "asking", "failed", "stopped", "offered", "refused"] as const)
  ]
  const reached = (is: string) => [...seen.keys()].some((name) => name === `results ${is}`)
  expect(quotes.filter((is) => !reached(is))).toEqual([])
  for (const [from, to] of ways)
    expect(
      [...to].some((name) => name !== from),
      from
    ).toBe(true)
})
