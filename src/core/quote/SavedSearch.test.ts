import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { DestinationsMemory } from "../../../contracts/fixtures/memory/provider"
import { storageMemory } from "../../../contracts/fixtures/memory/storage"
import { aDraft } from "../../../contracts/fixtures/searches"
import { type Channel, CurrentChannel } from "../channel/channel"
import { type Destination, DestinationsApi } from "../trip/DestinationsApi"
import type { SearchDraft } from "../trip/search"
import { loadSearch } from "./SavedSearch"

const acme = { code: "ACME" } satisfies Partial<Channel> as Channel
const listed: ReadonlyArray<Destination> = [
  { id: 1, name: "EUROPA", order: 1, exclusiveForChannels: [], scene: "europa" },
  { id: 2, name: "ARGENTINA", order: 2, exclusiveForChannels: ["OTRO"], scene: "patagonia" },
  { id: 3, name: "CARIBE", order: 3, exclusiveForChannels: ["ACME"], scene: "caribe" }
]
const never = Layer.succeed(DestinationsApi, { all: Effect.never, built: Effect.succeed([]) })

const load = (draft: SearchDraft | undefined, destinations = DestinationsMemory(listed)) =>
  Effect.runPromise(
    loadSearch().pipe(
      Effect.provide(Layer.mergeAll(Layer.succeed(CurrentChannel, acme), storageMemory({ draft }), destinations))
    )
  )

test("without a saved search nothing loads", async () => {
  expect(await load(undefined)).toBeUndefined()
})

test.each([
  ["on offer", "EUROPA", { destination: "EUROPA", withdrawn: false }],
  ["of this channel alone", "CARIBE", { destination: "CARIBE", withdrawn: false }],
  ["of another channel", "ARGENTINA", { destination: "", withdrawn: true }],
  ["that never existed", "MARTE", { destination: "", withdrawn: true }],
  ["that the visitor never chose", "", { destination: "", withdrawn: false }]
])("a destination %s", async (_, destination, { withdrawn, destination: left }) => {
  expect(await load({ ...aDraft, destination })).toEqual({ saved: { ...aDraft, destination: left }, withdrawn })
})

test("a late list of destinations does not delay the search", async () => {
  expect(await load(aDraft, never)).toEqual({ saved: aDraft, withdrawn: false })
})
