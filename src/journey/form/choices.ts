import { computed, type ReadonlySignal } from "@preact/signals-react"
import type { Choice } from "../../core/passengers/LookupsApi"
import type { Remote, RemoteCall } from "../remote"

export interface Offered {
  readonly state: Remote<ReadonlyArray<Choice>, unknown>
  readonly entries: ReadonlyArray<Choice>
}

export const entriesOf = <In, E>({ state }: RemoteCall<In, ReadonlyArray<Choice>, E>): ReadonlyArray<Choice> =>
  state.value.is === "done" ? state.value.value : []

export const offered = <In, E>(
  call: RemoteCall<In, ReadonlyArray<Choice>, E>,
  before: () => ReadonlyArray<Choice> = () => []
): ReadonlySignal<Offered> =>
  computed(() => ({ state: call.state.value, entries: entriesOf(call).length > 0 ? entriesOf(call) : before() }))
