import { Layer, ManagedRuntime } from "effect"
import { NotificationsApiHttp } from "../adapters/http/NotificationsApiHttp"
import { makeServiceEngine, type ServiceEngine } from "../journey/engine/serviceEngine"
import type { Ground } from "./world"

/** The core of the forms, in the same world as before: one channel, one client, one `/api_url`. */
export const serviceFor = ({ layer, memoMap }: Ground): ServiceEngine =>
  makeServiceEngine(ManagedRuntime.make(Layer.provideMerge(NotificationsApiHttp, layer), { memoMap }))
