import { Effect, Layer } from "effect"
import { EnrollApi, type Sale, type SaleFailure, type SaleTerms } from "../../core/enroll/EnrollApi"
import type { Order } from "../../core/enroll/purchase"

export interface EnrollApiMemoryOptions {
  order?: Order
  failure?: SaleFailure | undefined
  delay?: number | "forever"
  readonly asked?: Array<Sale & SaleTerms>
}

/**
 * A provider that sells by its options at the time of each sale. `delay` is in milliseconds;
 * "forever" never answers.
 */
export const EnrollApiMemory = (options: EnrollApiMemoryOptions = {}) =>
  Layer.succeed(EnrollApi, {
    enroll: (sale, terms) =>
      Effect.suspend(() => {
        const { asked, delay = 0, failure, order = { idSalesOrder: "9001", reserveId: "48201936" } } = options
        asked?.push({ ...sale, ...terms })
        const answer = failure ? Effect.fail(failure) : Effect.succeed(order)
        return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
      })
  })
