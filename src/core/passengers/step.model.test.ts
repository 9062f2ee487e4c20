import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type PassengersCommand, type PassengersEvent, type PassengersStep, updatePassengers } from "./step"

const found: PassengersEvent = { is: "found", origin: "restored", remembers: true }
const pressed: PassengersEvent = { is: "pressed" }
const fine: PassengersEvent = { is: "couponSettled", as: "fine" }
const stands: PassengersEvent = { is: "priced", stands: true }
const kept: PassengersEvent = { is: "kept", stored: true, purchase: "here" }
const unlasting: PassengersEvent = { is: "handedOver", outlasts: false, reachable: true }
const handed: PassengersEvent = { is: "handedOver", outlasts: true, reachable: true }

const payment = "/cotizarcompletarpago"
const ages = [34, 8, 8]
const births = [34, 8, 9, undefined]

/** How each command may end. The first is well; `check` ends at once, by the forms. */
const ends: Partial<Record<PassengersCommand["is"], ReadonlyArray<PassengersEvent>>> = {
  coupon: [fine, { is: "couponSettled", as: "told" }, { is: "couponSettled", as: "unknown" }, { is: "broke" }],
  price: [stands, { is: "priced", stands: false }, { is: "broke" }],
  keep: [
    kept,
    { is: "kept", stored: false, purchase: "here" },
    { is: "kept", stored: false, purchase: "gone" },
    { is: "kept", stored: true, purchase: "changed" },
    { is: "broke" }
  ],
  handOver: [handed, unlasting, { is: "handedOver", outlasts: true, reachable: false }, { is: "broke" }],
  requote: [{ is: "requoted", stored: true }, { is: "requoted", stored: false }, { is: "broke" }],
  open: [{ is: "stayed" }, { is: "broke" }],
  look: [found]
}

const visitors: ReadonlyArray<PassengersEvent> = [
  pressed,
  { is: "forgotten" },
  { is: "chose", remembers: true },
  { is: "chose", remembers: false },
  { is: "woken" }
]

/**
 * A page around the machine, as the journey is: forms that the visitor types on, and commands under
 * way. It obeys a command only if that may be, and notes what the page then is.
 */
const aPage = () => {
  const forms = { born: ages as ReadonlyArray<number | undefined>, hold: true, remembers: false }
  let state: PassengersStep = { is: "looking" }
  let underWay: PassengersCommand | undefined
  let stored = false
  /** The answers since CONTINUAR was pressed last. */
  let answered: ReadonlyArray<PassengersEvent> = []
  let done: ReadonlyArray<PassengersCommand> = []

  const obey = (command: PassengersCommand): void => {
    if (ends[command.is]) {
      expect(underWay, `${command.is} beside another`).toBeUndefined()
      underWay = command
    }
    switch (command.is) {
      case "check":
        send({ is: "checked", complete: forms.hold })
        break
      case "keep":
        stored = forms.hold
        break
      case "handOver":
        expect(command.remembers).toBe(forms.remembers)
        break
      case "open":
        if (command.path !== payment) break
        expect(stored).toBe(true)
        expect(answered.slice(0, 3)).toEqual([fine, stands, kept])
        expect(answered.slice(3)).toEqual([command.by === "document" ? handed : unlasting])
        break
      case "swap":
        expect([...command.order].sort()).toEqual([...ages.keys()])
        forms.born = command.order.map((from) => forms.born[from])
        for (const [place, age] of forms.born.entries()) expect([ages[place], undefined]).toContain(age)
        break
      case "requote":
        expect(command.ages).not.toEqual(ages)
        expect(command.ages).toEqual(ages.map((age, place) => forms.born[place] ?? age))
        break
      case "forget":
        forms.hold = false
        forms.remembers = false
        stored = false
    }
  }
  const send = (event: PassengersEvent): void => {
    const [before, ended] = [state, underWay]
    const [next, ...commands] = updatePassengers(state, event, { ages })
    state = next
    done = commands
    if (event.is === "chose") forms.remembers = event.remembers
    if (event.is === "found" && before.is === "looking") forms.remembers = event.remembers
    if (event.is === "pressed" && !ended) answered = []
    if (ended && ends[ended.is]?.includes(event)) {
      underWay = undefined
      answered = [...answered, event]
    }
    // The forms that are found anew are others: what was under way for these is none of theirs.
    if (next.is === "looking") underWay = undefined
    for (const command of commands) obey(command)
  }
  send(found)
  return {
    forms,
    send,
    state: () => state,
    done: () => done,
    /** How what is under way may end. */
    coming: () => (underWay ? (ends[underWay.is] ?? []) : []),
    acts: () => (state.is === "looking" ? [] : [...visitors, { is: "mended", born: forms.born } as const])
  }
}

type Page = ReturnType<typeof aPage>

/** Most turns answer what is under way, or are the visitor's; one in six is an answer to nothing. */
const turn = fc.record({
  kind: fc.constantFrom("answer", "answer", "act", "type", "birth", "outOfTurn"),
  pick: fc.nat({ max: 999 })
})

const eventOf = (page: Page, kind: string, pick: number): PassengersEvent | undefined => {
  const coming = page.coming()
  const all = Object.values(ends).flat()
  const late = all.filter(({ is }) => page.state().is !== "looking" && coming.every((event) => event.is !== is))
  const events = kind === "outOfTurn" ? late : kind === "answer" && coming.length > 0 ? coming : page.acts()
  return events[pick % events.length]
}

const take = (page: Page, kind: string, pick: number): PassengersEvent | undefined => {
  const { forms } = page
  if (kind === "type") forms.hold = pick % 4 !== 0
  if (kind === "birth") forms.born = forms.born.with(pick % 3, births[pick % 4])
  const event = kind === "type" || kind === "birth" ? undefined : eventOf(page, kind, pick)
  if (event) page.send(event)
  return event
}

const visit = fc.array(turn, { minLength: 30, maxLength: 60 })

/** Plays a visit. `holds` is asked after each event, with the state before it. */
const play = (
  turns: ReadonlyArray<{ readonly kind: string; readonly pick: number }>,
  holds: (page: Page, event: PassengersEvent, before: PassengersStep) => void = () => {}
) => {
  const page = aPage()
  for (const { kind, pick } of turns) {
    const before = page.state()
    const event = take(page, kind, pick)
    if (event) holds(page, event, before)
  }
  return page
}

const always = (holds?: Parameters<typeof play>[1]) =>
  fc.assert(
    fc.property(visit, (turns) => void play(turns, holds)),
    { numRuns: 500 }
  )

const refusalOf = (state: PassengersStep) => (state.is === "looking" ? 0 : state.refusal)

describe("whatever comes, in whatever order", () => {
  test("only stored forms that hold reach the payment, one thing is under way, a remedy cures (PA-09, PA-13)", () =>
    always())

  test("forms are emptied by 'Borrar mis datos' alone, and swapped by the press of a remedy (TR-07)", () =>
    always(({ done }, event) => {
      const moved = done().flatMap(({ is }) => (is === "forget" || is === "swap" ? [is] : []))
      const may: ReadonlyArray<ReadonlyArray<string>> = [[], [event.is === "mended" ? "swap" : ""]]
      expect(event.is === "forgotten" ? [["forget"]] : may).toContainEqual(moved)
    }))

  test("a press with problems names them, once", () =>
    always(({ forms, state }, event, before) => {
      const [now, free] = [state(), ["typing", "correcting", "stopped"].includes(before.is)]
      if (free && event.is === "pressed") expect(now.is).toBe(forms.hold ? "continuing" : "correcting")
      if (now.is !== "correcting" || (before.is === "correcting" && event.is !== "pressed")) return
      expect(forms.hold).toBe(false)
      expect(now.refusal).not.toBe(refusalOf(before))
    }))

  test("a stop says its cause", () =>
    always(({ state }, event, before) => {
      const now = state()
      if (now.is !== "stopped" || before.is === "stopped") return
      if (now.why === "coupon") expect(event).toEqual({ is: "couponSettled", as: "unknown" })
      else if (now.why === "offline") expect(event).toMatchObject({ is: "handedOver", reachable: false })
      else expect("stored" in event ? event.stored : event.is).toBe("stored" in event ? false : "broke")
    }))

  test("from anywhere, a visitor whose forms hold and who is answered well reaches the payment", () =>
    fc.assert(
      fc.property(visit, (turns) => {
        const page = play(turns)
        const met: Array<PassengersStep> = []
        while (met.length < 12) {
          page.forms.hold = true
          page.send(page.coming()[0] ?? pressed)
          met.push(page.state())
        }
        expect(met).toContainEqual(expect.objectContaining({ is: "left", to: payment }))
      })
    ))
})
