import type { NotificationsApi } from "../service/requests"
import type { QuotePorts } from "./quote"

/** The core of contact, cancellations and rights. It loads with the first of their forms. */
export { askRight, cancelPurchase, NotificationsApi } from "../service/requests"

/** What these use-cases need from outside. */
export type ServicePorts = QuotePorts | NotificationsApi
