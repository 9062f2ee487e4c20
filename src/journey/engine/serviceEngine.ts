import type { ManagedRuntime } from "effect"
import { cancelPurchase } from "../../core/service/cancelPurchase"
import type { NotificationsApi } from "../../core/service/NotificationsApi"
import { requestContact } from "../../core/service/requestContact"
import type { World } from "./engine"
import { runsIn } from "./runs"

/** The core of the forms that write to the provider's people; it comes with the first of them. */
export const makeServiceEngine = (runtime: ManagedRuntime.ManagedRuntime<World | NotificationsApi, never>) => {
  const runs = runsIn(runtime)
  return { requestContact: runs(requestContact), cancelPurchase: runs(cancelPurchase) }
}

export type ServiceEngine = ReturnType<typeof makeServiceEngine>
