import { computed, type ReadonlySignal } from "@preact/signals-react"
import type { Choice } from "../../core/passengers/LookupsApi"
import type { Remote, RemoteCall } from "../remote"

const sameName = (a: string, b: string) => a.localeCompare(b, "es", { sensitivity: "base" }) === 0

export const entryFor = (list: ReadonlyArray<Choice>, wanted: string): Choice | undefined =>
  list.find(({ id }) => id === wanted) ?? list.find(({ name }) => sameName(name, wanted))

export const usualType = (types: ReadonlyArray<Choice>, kind: string): Choice | undefined =>
  types.length === 1 ? types[0] : types.find(({ name }) => name.toLowerCase().startsWith(kind))

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
