import type { NotificationsApi } from "../service/NotificationsApi"
import type { QuotePorts } from "./quote"

/** The core of the forms by which a visitor writes to the provider. It loads with such a form. */
export { askRight } from "../service/askRight"
export { cancelPurchase } from "../service/cancelPurchase"
export { requestContact } from "../service/requestContact"

/** What these use-cases need from outside. */
export type ServicePorts = QuotePorts | NotificationsApi
