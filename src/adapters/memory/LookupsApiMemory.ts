import { Effect, Layer } from "effect"
import { type Choice, LookupFailed, LookupsApi } from "../../core/passengers/LookupsApi"

export interface LookupsApiMemoryOptions {
  documentTypes?: ReadonlyArray<Choice>
  countries?: ReadonlyArray<Choice>
  provinces?: ReadonlyArray<Choice>
  lost?: boolean | "provinces"
  delay?: number | "forever"
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

/**
 * Lists that answer by their options at the time of each call. `delay` is in milliseconds;
 * "forever" never answers.
 */
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
