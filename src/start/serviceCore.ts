import { NotificationsApiHttp } from "../adapters/http/NotificationsApiHttp"
import * as service from "../core/useCases/service"
import type { Ground } from "./httpRuntime"

export const serviceCore = ({ runWith }: Ground) => [service, runWith(NotificationsApiHttp)] as const
