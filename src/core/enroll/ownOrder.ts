import type { Voucher } from "../account/voucher"
import { payable } from "../cart/cart"
import type { Want } from "./identity"

/** A name without capitals, accents and blanks, as two systems write it. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase()

const sameNames = (some: ReadonlyArray<string>, others: ReadonlyArray<string>) =>
  some.length === others.length && JSON.stringify(some.map(plain).sort()) === JSON.stringify(others.map(plain).sort())

/** Tells an order of the buyer's list from any other: the number of the order, and that of its voucher. */
export const orderIdOf = ({ order, reserveId }: Pick<Voucher, "order" | "reserveId">): string => `${order} ${reserveId}`

/** The vouchers of a list that are this very purchase: its plan, its days, and everybody who travels, no more and no fewer (TR-12). */
export const vouchersOf = (
  { checkout: { cart, search }, travellers }: Want,
  vouchers: ReadonlyArray<Voucher>
): ReadonlyArray<Voucher> => {
  const { end, start } = search.trip
  const names = travellers.passengers.map(({ name, surname }) => `${name} ${surname}`)
  return vouchers.filter(
    (voucher) =>
      voucher.start === start &&
      voucher.end === end &&
      plain(voucher.plan) === plain(payable(cart).name) &&
      sameNames(voucher.passengers, names)
  )
}
