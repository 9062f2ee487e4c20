import type { ManagedRuntime } from "effect"
import { cancelPurchase } from "../../core/cancellation/cancelPurchase"
import type { NotificationsApi } from "../../core/contact/NotificationsApi"
import { requestContact } from "../../core/contact/requestContact"
import type { World } from "./engine"
import { runsIn } from "./runs"

/** The core of the forms that write to the provider's people; it comes with the first of them. */
export const makeWritingEngine = (runtime: ManagedRuntime.ManagedRuntime<World | NotificationsApi, never>) => {
  const runs = runsIn(runtime)
  return { requestContact: runs(requestContact), cancelPurchase: runs(cancelPurchase) }
}

export type WritingEngine = ReturnType<typeof makeWritingEngine>
