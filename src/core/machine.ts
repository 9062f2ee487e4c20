/**
 * A flow without time, network or page (Elm's `update`): the state that follows an event, and the
 * commands that it leads to. It does nothing itself, so a table, a model and a drawing can play it.
 * `rules` are what the flow asks of the channel and the day.
 */
export type Update<State, Event, Command, Rules> = (
  state: State,
  event: Event,
  rules: Rules
) => readonly [State, ...ReadonlyArray<Command>]
