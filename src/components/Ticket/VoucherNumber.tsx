import styles from "./VoucherNumber.module.css"

/** Where each group of four digits begins. */
const groupsOf = (digits: string) => Array.from({ length: Math.ceil(digits.length / 4) }, (_, group) => group * 4)

/** A voucher's number, set apart by fours for the eye: who copies it gets it without spaces. */
export const VoucherNumber = ({ children }: { readonly children: string }) => (
  <span className={styles.VoucherNumber}>
    {/^\d+$/.test(children)
      ? groupsOf(children).map((from) => <span key={from}>{children.slice(from, from + 4)}</span>)
      : children}
  </span>
)
