import { Context, type Effect } from "effect"
import type { Purchase } from "./purchase"

/** The last purchase, under `resultadoCompra` (ST-02). It never fails: where nothing can be kept it lasts as long as the page. */
export class SavedPurchase extends Context.Service<
  SavedPurchase,
  {
    readonly load: Effect.Effect<Purchase | undefined>
    readonly save: (purchase: Purchase) => Effect.Effect<void>
    /** Calls when another tab makes or drops a purchase; the result ends that. */
    readonly follow: (told: () => void) => Effect.Effect<() => void>
  }
>()("core/enroll/SavedPurchase") {}
