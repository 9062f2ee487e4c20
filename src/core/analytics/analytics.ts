import { shownId } from "../quote/id"
import type { Plan } from "../quote/plan"

/**
 * Plans in an analytics report, which says nothing about who travels. `value` is in whole units of
 * the currency, which is an ISO 4217 code.
 */
interface Sale {
  readonly currency: string
  readonly value: number
  readonly items: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

/** Events for the tag manager: the portal's own names and texts, nothing personal (AN-05). */
export type AnalyticsEvent =
  | { readonly name: "select_content"; readonly item: string }
  | { readonly name: "login" | "sign_up" | "logout" }
  | (Sale & { readonly name: "begin_checkout" | "add_payment_info" })
  | (Sale & { readonly name: "purchase"; readonly order: string })

/** Sends an event. It cannot fail, so that a sale never depends on a tracker. */
export type Track = (event: AnalyticsEvent) => void

/** A plan on its way to a sale, with its id as the provider wrote it. */
export const soldAs = ({ amount, currency, id, name }: Pick<Plan, "amount" | "currency" | "id" | "name">): Sale => ({
  currency,
  value: amount / 100,
  items: [{ id: shownId(id), name }]
})
