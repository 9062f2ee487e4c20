import { Effect, Layer } from "effect"
import { EnrollApi, type Sale, type SaleFailure, type SaleTerms } from "../../core/enroll/EnrollApi"
import type { Order } from "../../core/enroll/purchase"

/** How the provider answers a sale. A test may change it between two sales. */
export interface EnrollApiMemoryOptions {
  order?: Order
  /** Fails with this instead of an order. */
  failure?: SaleFailure | undefined
  /** Milliseconds before the answer; "forever" never answers. */
  delay?: number | "forever"
  /** Collects each sale. */
  readonly asked?: Array<Sale & SaleTerms>
}

/** A provider that sells by its options at the time of each sale. */
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
