import type { CancellationDraft } from "./cancellation"

/** Everything in a cancellation form but the message. Unknown fields are empty. */
export type HandedOver = Omit<CancellationDraft, "message">

/**
 * Carries a purchase from a voucher to the cancellation form, across documents too. It can be taken
 * once. It never fails: without storage it lasts as long as the page.
 */
export interface Handover {
  readonly put: (handed: HandedOver) => void
  readonly take: () => HandedOver | undefined
}
