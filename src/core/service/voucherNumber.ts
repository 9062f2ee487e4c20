import type { Cancellation } from "./cancellation"

/** A voucher as people read it: its digits, and the whole of it where there is more, `15 (R-15)`. */
export const voucherInFull = ({ voucher, writtenVoucher }: Pick<Cancellation, "voucher" | "writtenVoucher">): string =>
  writtenVoucher === "" ? voucher : `${voucher} (${writtenVoucher})`
