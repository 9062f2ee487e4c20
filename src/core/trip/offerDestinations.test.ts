import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { DestinationsMemory } from "../../adapters/memory/provider"
import { type Channel, CurrentChannel } from "../channel/channel"
import { type Destination, offerDestinations } from "./DestinationsApi"

const acme = { code: "ACME" } satisfies Partial<Channel> as Channel

test("a channel offers the common and its own destinations, in order", async () => {
  const all: ReadonlyArray<Destination> = [
    { id: 1, name: "LEJOS", order: 3, exclusiveForChannels: [], scene: "asia" },
    { id: 2, name: "DE OTRO", order: 1, exclusiveForChannels: ["OTRO"], scene: "asia" },
    { id: 3, name: "CERCA", order: 2, exclusiveForChannels: ["ACME", "OTRO"], scene: "asia" }
  ]
  const world = Layer.mergeAll(Layer.succeed(CurrentChannel, acme), DestinationsMemory(all))
  const offered = await Effect.runPromise(offerDestinations().pipe(Effect.provide(world)))
  expect(offered.map(({ name }) => name)).toEqual(["CERCA", "LEJOS"])
})
