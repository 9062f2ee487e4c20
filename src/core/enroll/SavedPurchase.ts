import { Context, type Effect } from "effect"
import type { Purchase } from "./purchase"

/**
 * The last purchase, under `resultadoCompra` (ST-02). It never fails: without storage it lasts as
 * long as the page.
 */
export class SavedPurchase extends Context.Service<
  SavedPurchase,
  {
    readonly load: Effect.Effect<Purchase | undefined>
    readonly save: (purchase: Purchase) => Effect.Effect<void>
    /** Calls `told` when another tab makes or drops a purchase. Call the result to unsubscribe. */
    readonly follow: (told: () => void) => Effect.Effect<() => void>
  }
>()("core/enroll/SavedPurchase") {}
