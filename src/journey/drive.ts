import { type ReadonlySignal, signal } from "@preact/signals-react"
import type { Update } from "../core/machine"

interface Wiring<State, Event, Command, Rules> {
  readonly start: State
  /** Read at each event: the day, the channel. */
  readonly rules: () => Rules
  /** Does what a command says, and sends what came of it. */
  readonly obey: (command: Command, send: (event: Event) => void) => void
}

export interface Flow<State, Event> {
  readonly state: ReadonlySignal<State>
  readonly send: (event: Event) => void
}

/** Runs a machine of the core: its state as a signal, and `send`, the only way to change it. */
export const drive = <State, Event, Command, Rules>(
  update: Update<State, Event, Command, Rules>,
  { obey, rules, start }: Wiring<State, Event, Command, Rules>
): Flow<State, Event> => {
  const state = signal(start)
  const send = (event: Event): void => {
    const [next, ...commands] = update(state.peek(), event, rules())
    state.value = next
    for (const command of commands) obey(command, send)
  }
  return { state, send }
}
