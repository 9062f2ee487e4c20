import type { Profile } from "../account/profile"
import type { Voucher } from "../account/voucher"
import { type DocumentKind, documentProblem, showDocument } from "../person/document"
import { showDay } from "../trip/calendar"
import { type CancellationDraft, voucherProblem } from "./cancellation"

/** Everything in a cancellation form but the message. Unknown fields are empty. */
export type HandedOver = Omit<CancellationDraft, "message">

/**
 * Carries a purchase from a voucher to the cancellation form, across documents too. `take` empties
 * it. It never fails: without storage it lasts as long as the page.
 */
export interface Handover {
  readonly put: (handed: HandedOver) => void
  readonly take: () => HandedOver | undefined
}

/** The known data of the buyer, and the channel's document kind. */
export interface Buyer {
  readonly email: string
  readonly profile: Profile | undefined
  readonly document: DocumentKind
}

const sameName = (one: string, other: string) => {
  const collator = new Intl.Collator("es", { sensitivity: "base", ignorePunctuation: true })
  return collator.compare(one, other) === 0
}

const fullName = ({ name, surname }: Profile) => `${name} ${surname}`.trim()

/**
 * Fills the cancellation form from a purchase (WD-05). The name is the first passenger's. The
 * document is the profile's, if the names match. The number is the voucher's, or the order's if the
 * form cannot hold the voucher's.
 */
export const handOverPurchase = (voucher: Voucher, { document, email, profile }: Buyer): HandedOver => {
  const holder = profile ? fullName(profile) : ""
  const name = voucher.passengers[0] ?? holder
  const isTheirs = profile !== undefined && sameName(name, holder)
  const written = isTheirs && documentProblem(profile.document, document) === undefined ? profile.document : ""
  return {
    name,
    email,
    document: written && showDocument(written, document),
    purchaseDate: voucher.bought === undefined ? "" : showDay(voucher.bought),
    voucher: [voucher.reserveId, voucher.order].find((number) => voucherProblem(number) === undefined) ?? ""
  }
}
