import type { Cancellation } from "./cancellation"

/** The voucher number for people: its digits, and the typed form if it has more, as `15 (R-15)`. */
export const voucherInFull = ({ voucher, writtenVoucher }: Pick<Cancellation, "voucher" | "writtenVoucher">): string =>
  writtenVoucher === "" ? voucher : `${voucher} (${writtenVoucher})`
