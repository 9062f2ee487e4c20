import type { CancellationDraft } from "./cancellation"

/** What a purchase says of itself to the form that takes it back: everything but the message. What is not known is empty. */
export type HandedOver = Omit<CancellationDraft, "message">

/**
 * What goes with the visitor from a voucher to the form that takes it back, into another document too: it can be taken once. It never
 * fails: where the browser keeps nothing it lasts as long as the page.
 */
export interface Handover {
  readonly put: (handed: HandedOver) => void
  /** What was put, which is then gone. */
  readonly take: () => HandedOver | undefined
}
