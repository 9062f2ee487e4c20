import { Context, Data, type Effect } from "effect"

/** An entry of a list of the provider's: its id, and what it is called. */
export interface Choice {
  readonly id: string
  readonly name: string
}

/** A list could not be fetched; the failure was logged (PA-12). */
export class LookupFailed extends Data.TaggedError("LookupFailed")<{ readonly cause: string }> {}

/** The provider's lists for the forms of passengers (PA-05, PA-06). A list without entries is a failure. */
export class LookupsApi extends Context.Service<
  LookupsApi,
  {
    readonly documentTypes: Effect.Effect<ReadonlyArray<Choice>, LookupFailed>
    readonly countries: Effect.Effect<ReadonlyArray<Choice>, LookupFailed>
    /** Of a country by its id. */
    readonly provinces: (country: string) => Effect.Effect<ReadonlyArray<Choice>, LookupFailed>
  }
>()("core/passengers/LookupsApi") {}
