import { NotificationsApiHttp } from "../adapters/http/NotificationsApiHttp"
import * as service from "../core/service/requests"

export const serviceCore = () => [service, NotificationsApiHttp] as const
