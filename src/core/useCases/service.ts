import type { NotificationsApi } from "../service/requests"
import type { QuotePorts } from "./quote"

/** The core of the forms by which a visitor writes to the provider. It loads with such a form. */
export { askRight, cancelPurchase, requestContact } from "../service/requests"

/** What these use-cases need from outside. */
export type ServicePorts = QuotePorts | NotificationsApi
