import type { ManagedRuntime } from "effect"
import { askRight } from "../../core/service/askRight"
import { cancelPurchase } from "../../core/service/cancelPurchase"
import type { NotificationsApi } from "../../core/service/NotificationsApi"
import { requestContact } from "../../core/service/requestContact"
import { bind } from "./bind"
import type { World } from "./engine"

export const makeServiceEngine = (runtime: ManagedRuntime.ManagedRuntime<World | NotificationsApi, never>) => {
  const { call } = bind(runtime)
  return { requestContact: call(requestContact), cancelPurchase: call(cancelPurchase), askRight: call(askRight) }
}

export type ServiceEngine = ReturnType<typeof makeServiceEngine>
