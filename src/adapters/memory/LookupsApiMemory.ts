import { Effect, Layer } from "effect"
import { type Choice, LookupFailed, LookupsApi } from "../../core/passengers/LookupsApi"

/** The lists of a test or a story; they may change between two calls. */
export interface LookupsApiMemoryOptions {
  documentTypes?: ReadonlyArray<Choice>
  countries?: ReadonlyArray<Choice>
  /** Of whatever country. */
  provinces?: ReadonlyArray<Choice>
  /** Nothing can be fetched, or everything but the provinces. */
  lost?: boolean | "provinces"
  /** Milliseconds before the answer; "forever" never answers. */
  delay?: number | "forever"
  /** Where each country whose provinces were asked for is noted. */
  readonly asked?: Array<string>
}

const someTypes = [{ id: "1", name: "DNI" }]
const someCountries = [
  { id: "1", name: "Argentina" },
  { id: "2", name: "Chile" }
]
const someProvinces: Readonly<Record<string, ReadonlyArray<Choice>>> = {
  "1": [
    { id: "11", name: "Buenos Aires" },
    { id: "12", name: "Córdoba" }
  ],
  "2": [
    { id: "21", name: "Metropolitana de Santiago" },
    { id: "22", name: "Valparaíso" }
  ]
}

/** Lists that answer as their options stand when they are asked. */
export const LookupsApiMemory = (options: LookupsApiMemoryOptions = {}) => {
  const answer = (list: () => ReadonlyArray<Choice>, name = "") =>
    Effect.suspend(() => {
      const { delay = 0, lost } = options
      const found =
        lost === true || lost === name ? Effect.fail(new LookupFailed({ cause: "Network" })) : Effect.succeed(list())
      return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(found))
    })
  return Layer.succeed(LookupsApi, {
    documentTypes: answer(() => options.documentTypes ?? someTypes),
    countries: answer(() => options.countries ?? someCountries),
    provinces: (country) => {
      options.asked?.push(country)
      return answer(() => options.provinces ?? someProvinces[country] ?? [], "provinces")
    }
  })
}
