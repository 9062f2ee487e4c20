import type { Profile } from "../account/profile"
import type { Voucher } from "../account/voucher"
import { type DocumentKind, documentProblem, showDocument } from "../person/document"
import { showDay } from "../trip/calendar"
import { voucherProblem } from "./cancellation"
import type { HandedOver } from "./Handover"

/** Who takes a purchase back, as far as it is known, and the document of the channel. */
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
 * A purchase as the form that takes it back asks for it (WD-13): in the name of the first passenger, with the document of the profile if
 * that is theirs, and with the number of the voucher, else the order's, if the form can hold it.
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
