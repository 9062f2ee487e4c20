import type { Pact } from "@pact-foundation/pact"

// What @pact-foundation/pact needs and does not offer, as read in its 16.4.0: `pact` of a Pact and
// `interaction` of its builders are private. A release that renames one fails the first pact test.

/** Pact's own server, which plays the provider in the test under way. */
interface MockServer {
  readonly mockServerMismatches: (port: number) => ReadonlyArray<{ readonly type: string }>
}

/** An interaction as Pact's engine keeps it. */
interface EngineInteraction {
  readonly withStatus: (matcher: object) => void
  readonly withResponseMatchingRules: (rules: string) => void
}

export const mockServerOf = (pact: Pact): MockServer => Reflect.get(pact, "pact")

/** The interaction that a builder of a response writes. */
export const interactionOf = (response: object): EngineInteraction => Reflect.get(response, "interaction")
