import { Context, Data, type Effect } from "effect"

/** An entry of a provider's list. */
export interface Choice {
  readonly id: string
  readonly name: string
}

/** The provider did not deliver a list. The adapter has logged the failure (PA-12). */
export class LookupFailed extends Data.TaggedError("LookupFailed")<{ readonly cause: string }> {}

/**
 * The provider's lists for the passenger forms (PA-05, PA-06). An empty list counts as a failure,
 * except of provinces: some countries have none.
 */
export class LookupsApi extends Context.Service<
  LookupsApi,
  {
    readonly documentTypes: Effect.Effect<ReadonlyArray<Choice>, LookupFailed>
    readonly countries: Effect.Effect<ReadonlyArray<Choice>, LookupFailed>
    readonly provinces: (country: string) => Effect.Effect<ReadonlyArray<Choice>, LookupFailed>
  }
>()("core/passengers/LookupsApi") {
  static readonly documentTypes = LookupsApi.use(({ documentTypes }) => documentTypes)
  static readonly countries = LookupsApi.use(({ countries }) => countries)
  static readonly provinces = (country: string) => LookupsApi.use(({ provinces }) => provinces(country))
}
