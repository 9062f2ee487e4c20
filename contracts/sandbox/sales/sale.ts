/** A passenger, as a sale sends them (PY-14): the fields that an order depends on. */
export type Passenger = {
  readonly FirstName: string
  readonly LastName: string
  readonly DateOfBirth: string
  readonly Email: string
  readonly DocumentTypeId: number
  readonly DocumentNo: number
}

/** Of the card only brand and last four digits. Amounts are cents, days `YYYY-MM-DD`. */
export type SaleDetails = {
  readonly plan: { readonly id: number; readonly code: string; readonly name: string; readonly coverage: string }
  readonly departure: string
  readonly return: string
  readonly passengers: readonly Passenger[]
  readonly amount: number
  readonly currency: string
  readonly instalments: number
  readonly card: { readonly brand: string; readonly lastFour: string }
  readonly coupon: string | null
  readonly producer: string | null
}

export type Sale = SaleDetails & {
  readonly id: number
  /** ISO 8601. */
  readonly soldAt: string
  readonly channel: string
  /** The e-mail of a logged-in visitor. */
  readonly buyer: string | null
}

/**
 * The number of an order's voucher: eight digits, unique in the first ninety million orders. The
 * previous number does not reveal it.
 */
export const reserveIdOf = ({ id }: { readonly id: number }): string =>
  String(10_000_000 + Number((BigInt(id) * 38_201_939n) % 90_000_000n))

export const voucherName = (sale: { readonly id: number }): string => `voucher-${reserveIdOf(sale)}.pdf`
