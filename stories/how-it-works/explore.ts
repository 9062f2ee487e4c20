import type { Update } from "../../src/core/machine"

interface Named {
  readonly is: string
}

/** A machine of the core, with what is needed to play and to explain it. */
export interface Machine<State, Event extends Named, Command extends Named, Rules> {
  readonly update: Update<State, Event, Command, Rules>
  readonly start: State
  /** The rules to play it under. */
  readonly rules: ReadonlyArray<Rules>
  /** A sample of every event, in every shape that leads elsewhere. */
  readonly samples: ReadonlyArray<Event>
  readonly nameState: (state: State) => string
  readonly nameEvent: (event: Event) => string
  /** What else is true of a state: it may decide where an event leads. */
  readonly facts: (state: State, rules: Rules) => ReadonlyArray<string>
  /** The facts to tell where they become true; the others only where they decide. */
  readonly kept?: ReadonlyArray<string>
}

/**
 * Where an event leads. `does`: the commands. `learns`: what is kept from then on. `when`: what is
 * true of each state from where it leads there, and not of the others.
 */
export interface Outcome {
  readonly to: string
  readonly does: ReadonlyArray<string>
  readonly learns: ReadonlyArray<string>
  readonly when: ReadonlyArray<string>
}

/** Events that lead from a state to the same outcomes. */
export interface Row {
  readonly events: ReadonlyArray<string>
  readonly outcomes: ReadonlyArray<Outcome>
}

export interface Drawing {
  /** Every state that was met, by its name, with what may happen in it. */
  readonly states: ReadonlyArray<{ readonly name: string; readonly rows: ReadonlyArray<Row> }>
  /** What may happen in most states, and the others. No `to`: the state stays. */
  readonly anywhere: ReadonlyArray<Row & { readonly but: ReadonlyArray<string> }>
}

interface Met {
  readonly from: string
  readonly event: string
  readonly to: string
  readonly does: ReadonlyArray<string>
  readonly learns: ReadonlyArray<string>
  readonly facts: ReadonlyArray<string>
}

/** Plays every sample in every state that it meets, breadth first. */
const playAll = <State, Event extends Named, Command extends Named, Rules>(
  machine: Machine<State, Event, Command, Rules>
): ReadonlyArray<Met> => {
  const { facts, kept = [], nameEvent, nameState, rules, samples, start, update } = machine
  return rules.flatMap((under) => {
    const seen = new Set([JSON.stringify(start)])
    const waiting = [start]
    const met: Array<Met> = []
    for (let state = waiting.shift(); state !== undefined; state = waiting.shift()) {
      const from = nameState(state)
      const before = facts(state, under)
      for (const event of samples) {
        const [next, ...commands] = update(state, event, under)
        const learns = facts(next, under).filter((fact) => kept.includes(fact) && !before.includes(fact))
        const does = commands.map(({ is }) => is)
        met.push({ from, event: nameEvent(event), to: nameState(next), does, learns, facts: before })
        const key = JSON.stringify(next)
        if (!seen.has(key)) {
          seen.add(key)
          waiting.push(next)
        }
      }
    }
    return met
  })
}

const inGroups = <A>(
  all: ReadonlyArray<A>,
  nameOf: (one: A) => string
): ReadonlyArray<readonly [string, ReadonlyArray<A>]> => {
  const groups = new Map<string, Array<A>>()
  for (const one of all) {
    const name = nameOf(one)
    const group = groups.get(name)
    if (group) group.push(one)
    else groups.set(name, [one])
  }
  return [...groups]
}

const inAll = (sets: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  (sets[0] ?? []).filter((fact) => sets.every((set) => set.includes(fact)))

/** Where one event leads from one state: nowhere is no outcome, unless it is one of several. */
const outcomesOf = (plays: ReadonlyArray<Met>): ReadonlyArray<Outcome> => {
  const always = inAll(plays.map(({ facts }) => facts))
  const outcomes = inGroups(plays, ({ does, learns, to }) => JSON.stringify([to, does, learns])).map(([, same]) => ({
    to: same[0]?.to ?? "",
    does: same[0]?.does ?? [],
    learns: same[0]?.learns ?? [],
    when: inAll(same.map(({ facts }) => facts)).filter((fact) => !always.includes(fact))
  }))
  const [only] = outcomes
  const isNothing = only?.to === plays[0]?.from && only?.does.length === 0 && only.learns.length === 0
  return outcomes.length === 1 && isNothing ? [] : outcomes
}

/** The outcomes as a text to compare; `stays` for the state itself. */
const keyOf = (state: string, outcomes: ReadonlyArray<Outcome>) =>
  JSON.stringify(outcomes.map(({ does, learns, to }) => [to === state ? "stays" : to, does, learns]).sort())

/** Draws a machine by playing it. An event that leads to the same from most states is told once. */
export const explore = <State, Event extends Named, Command extends Named, Rules>(
  machine: Machine<State, Event, Command, Rules>
): Drawing => {
  const plays = inGroups(playAll(machine), ({ from }) => from)
  const names = plays.map(([name]) => name)
  const cells = plays.flatMap(([state, ofState]) =>
    inGroups(ofState, ({ event }) => event)
      .map(([event, ofEvent]) => ({ state, event, outcomes: outcomesOf(ofEvent) }))
      .filter(({ outcomes }) => outcomes.length > 0)
  )
  const common = inGroups(cells, ({ event, outcomes, state }) => `${event} ${keyOf(state, outcomes)}`)
    .map(([, same]) => same)
    .filter((same) => same.length > names.length / 2)
  const told = new Set(common.flat())
  const rowsOf = (state: string) =>
    inGroups(
      cells.filter((cell) => cell.state === state && !told.has(cell)),
      ({ outcomes }) => JSON.stringify(outcomes)
    ).map(([, same]) => ({ events: same.map(({ event }) => event), outcomes: same[0]?.outcomes ?? [] }))
  return {
    states: names.map((name) => ({ name, rows: rowsOf(name) })),
    anywhere: common.map((same) => ({
      events: same.slice(0, 1).map(({ event }) => event),
      outcomes: (same[0]?.outcomes ?? []).map((one) => ({ ...one, to: one.to === same[0]?.state ? "" : one.to })),
      but: names.filter((name) => !same.some(({ state }) => state === name))
    }))
  }
}

/** What a reader is told of a state. */
export interface StateTold {
  /** What the visitor sees. */
  readonly shows: string
  /** The id of the story that shows it. */
  readonly story: string
  /** The requirements that ask for it. */
  readonly asked: ReadonlyArray<string>
  /** Another page comes: nothing needs to lead on. */
  readonly ends?: true
}

export const says = (shows: string, story: string, ...asked: ReadonlyArray<string>): StateTold => ({
  shows,
  story,
  asked
})

/** A machine as its page explains it. */
export interface Explained {
  readonly title: string
  readonly lead: string
  /** Its file. */
  readonly file: string
  readonly draw: () => Drawing
  readonly states: Readonly<Record<string, StateTold>>
  /** By the beginning of its name, an event: who sends it. */
  readonly events: Readonly<Record<string, string>>
  /** What obeys each command. */
  readonly commands: Readonly<Record<string, string>>
}
