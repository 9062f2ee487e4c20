/** What was quoted or bought, as a shop's report knows it: a plan, never who travels. */
export interface SoldItem {
  readonly id: string
  readonly name: string
}

/** A step of a purchase; `value` is in the currency's unit. */
interface Sale {
  /** ISO 4217. */
  readonly currency: string
  readonly value: number
  readonly items: ReadonlyArray<SoldItem>
}

/** What is told to the tag manager: names and texts of the portal, never of a person (AN-05). */
export type AnalyticsEvent =
  | { readonly name: "select_content"; readonly item: string }
  | { readonly name: "login" | "sign_up" | "logout" }
  | (Sale & { readonly name: "begin_checkout" | "add_payment_info" })
  | (Sale & { readonly name: "purchase"; readonly order: string })

/** Where events are told. It cannot fail: a sale never waits for a tracker. */
export type Track = (event: AnalyticsEvent) => void
