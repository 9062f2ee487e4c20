import { Effect, Layer } from "effect"
import { EnrollApi, type Sale, type SaleFailure, type SaleTerms } from "../../core/enroll/EnrollApi"
import type { Order } from "../../core/enroll/purchase"

/** What the provider of a test or a story makes of a sale; it may change between two sales. */
export interface EnrollApiMemoryOptions {
  order?: Order
  /** Answers with it instead of an order. */
  failure?: SaleFailure | undefined
  /** Milliseconds before the answer; "forever" never answers. */
  delay?: number | "forever"
  /** Where each sale is noted as it arrives. */
  readonly asked?: Array<Sale & SaleTerms>
}

/** A provider that sells as its options stand when it is asked. */
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
