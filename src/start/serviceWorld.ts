import { Layer, ManagedRuntime } from "effect"
import { NotificationsApiHttp } from "../adapters/http/NotificationsApiHttp"
import { makeServiceEngine, type ServiceEngine } from "../journey/engine/serviceEngine"
import type { Ground } from "./world"

export const serviceFor = ({ layer, memoMap }: Ground): ServiceEngine =>
  makeServiceEngine(ManagedRuntime.make(Layer.provideMerge(NotificationsApiHttp, layer), { memoMap }))
