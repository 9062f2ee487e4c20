import type { Voucher } from "../account/voucher"
import { payable } from "../cart/cart"
import type { Want } from "./identity"

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase()

const sameNames = (some: ReadonlyArray<string>, others: ReadonlyArray<string>) =>
  some.length === others.length && JSON.stringify(some.map(plain).sort()) === JSON.stringify(others.map(plain).sort())

/** Identifies an order in the buyer's list, by order and voucher number. */
export const orderIdOf = ({ order, reserveId }: Pick<Voucher, "order" | "reserveId">): string => `${order} ${reserveId}`

/** The vouchers of exactly this purchase: same plan, same days, same travellers (TR-12). */
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
