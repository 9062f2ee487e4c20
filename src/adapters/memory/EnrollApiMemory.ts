import { Effect, Layer } from "effect"
import { EnrollApi, type Sale, type SaleFailure, type SaleTerms } from "../../core/enroll/EnrollApi"
import type { Order } from "../../core/enroll/purchase"

export interface EnrollApiMemoryOptions {
  order?: Order
  failure?: SaleFailure | undefined
  /** The failure of every sale but the first. Default: `failure`. */
  later?: SaleFailure
  delay?: number | "forever"
  readonly asked?: Array<Sale & SaleTerms>
}

/**
 * A provider that sells by its options at the time of each sale. `delay` is in milliseconds;
 * "forever" never answers.
 */
export const EnrollApiMemory = (options: EnrollApiMemoryOptions = {}) => {
  let sales = 0
  return Layer.succeed(EnrollApi, {
    enroll: (sale, terms) =>
      Effect.suspend(() => {
        sales += 1
        const { asked, delay = 0, order = { idSalesOrder: "9001", reserveId: "48201936" } } = options
        const failure = sales > 1 ? (options.later ?? options.failure) : options.failure
        asked?.push({ ...sale, ...terms })
        const answer = failure ? Effect.fail(failure) : Effect.succeed(order)
        return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
      })
  })
}
