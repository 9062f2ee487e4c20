import { NotificationsApiHttp } from "../adapters/http/NotificationsApiHttp"
import * as service from "../core/useCases/service"

export const serviceCore = () => [service, NotificationsApiHttp] as const
