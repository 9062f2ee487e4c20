import { Effect } from "effect"
import { entryFor } from "../passengers/entryFor"
import { type Choice, type LookupFailed, LookupsApi } from "../passengers/LookupsApi"
import type { PassengersDraft } from "../passengers/passenger"

/** Ids are figures: what else a partner writes may be the name of an entry. */
const isId = (told: string) => /^\d*$/.test(told)

/** The id of what a partner told; empty where no list knows it, so that it is asked for on step 2. */
const idOf = (told: string, list: Effect.Effect<ReadonlyArray<Choice>, LookupFailed>): Effect.Effect<string> =>
  isId(told)
    ? Effect.succeed(told)
    : list.pipe(
        Effect.map((entries) => entryFor(entries, told)?.id ?? ""),
        Effect.catch(() => Effect.succeed(""))
      )

/** Passengers with the ids of the provider's lists, also where a partner told names: a sale would send them as ids. Asks only then. */
export const withKnownIds = Effect.fn("withKnownIds")(function* ({ main, others }: PassengersDraft) {
  const { countries, documentTypes, provinces } = yield* LookupsApi
  const typed = <A extends { readonly documentType: string }>(one: A) =>
    Effect.map(idOf(one.documentType, documentTypes), (documentType) => ({ ...one, documentType }))
  const country = yield* idOf(main.country, countries)
  const province = country === "" ? "" : yield* idOf(main.province, provinces(country))
  return { main: { ...(yield* typed(main)), country, province }, others: yield* Effect.forEach(others, typed) }
})
