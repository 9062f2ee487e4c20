/** The core of contact, cancellations and rights. It loads with the first of their forms. */
export { askRight, cancelPurchase, NotificationsApi } from "../service/requests"
