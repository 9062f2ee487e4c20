import { Effect, Layer } from "effect"
import { log } from "../../core/device/log"
import { type Choice, LookupFailed, LookupsApi } from "../../core/passengers/LookupsApi"
import { shownId } from "../../core/quote/id"
import { type Asked, cachedSuccess, Http } from "./client"
import { documentTypesWanted, readCountries, readDocumentTypes, readProvinces } from "./wire/lookups"

interface Lookup {
  readonly name: string
  readonly call: Pick<Asked, "method" | "url" | "retries" | "body">
  readonly read: (answer: unknown) => ReadonlyArray<Choice> | undefined
  readonly mayBeEmpty?: true
}

const get = (url: string) => ({ method: "GET", url, retries: 2 }) as const

const documentTypes: Lookup = {
  name: "valueslist",
  call: { method: "POST", url: "/public_api/valueslist", retries: 1, body: documentTypesWanted },
  read: readDocumentTypes
}
const countries: Lookup = { name: "country", call: get("/public_api/country"), read: readCountries }
const provincesOf = (country: string): Lookup => ({
  name: "state/country",
  call: get(`/public_api/state/country/${encodeURIComponent(shownId(country))}`),
  read: readProvinces,
  mayBeEmpty: true
})

/**
 * The lists of `{proxy}/public_api`: `valueslist`, `country`, `state/country/{id}` (PA-05, PA-06).
 * A page requests each list once, and again after a failure. An empty list is one, except of
 * provinces. The log holds the failure's name (PA-12).
 */
export const LookupsApiHttp = Layer.effect(
  LookupsApi,
  Effect.gen(function* () {
    const http = yield* Http
    const list = Effect.fnUntraced(
      function* ({ call, mayBeEmpty, read }: Lookup) {
        const asked = http.json({ ...call, timeout: 8_000 })
        const choices = read(yield* Effect.mapError(asked, ({ _tag }) => new LookupFailed({ cause: _tag })))
        if (choices === undefined) return yield* new LookupFailed({ cause: "Shape" })
        return choices.length > 0 || mayBeEmpty ? choices : yield* new LookupFailed({ cause: "Empty" })
      },
      (asked, { name }) => Effect.tapError(asked, ({ cause }) => Effect.sync(() => log(`${name}: ${cause}`)))
    )
    const provinces = new Map<string, Effect.Effect<ReadonlyArray<Choice>, LookupFailed>>()
    const askProvinces = Effect.fnUntraced(function* (country: string) {
      const known = provinces.get(country) ?? (yield* cachedSuccess(list(provincesOf(country))))
      provinces.set(country, known)
      return yield* known
    })
    return {
      documentTypes: yield* cachedSuccess(list(documentTypes)),
      countries: yield* cachedSuccess(list(countries)),
      provinces: askProvinces
    }
  })
)
