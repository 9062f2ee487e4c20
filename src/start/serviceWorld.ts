import { Layer, ManagedRuntime } from "effect"
import { NotificationsApiHttp } from "../adapters/http/NotificationsApiHttp"
import { makeServiceEngine, type ServiceEngine } from "../journey/engine/serviceEngine"
import type { Ground } from "./world"

/** The core of the service forms. Shares channel, client and `/api_url` with the portal. */
export const serviceFor = ({ layer, memoMap }: Ground): ServiceEngine =>
  makeServiceEngine(ManagedRuntime.make(Layer.provideMerge(NotificationsApiHttp, layer), { memoMap }))
