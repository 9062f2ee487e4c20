import styles from "./VoucherNumber.module.css"

const groupsOf = (digits: string) => Array.from({ length: Math.ceil(digits.length / 4) }, (_, group) => group * 4)

/** Shows the digits in groups of four with CSS gaps, so that copied text has no spaces. */
export const VoucherNumber = ({ children }: { readonly children: string }) => (
  <span className={styles.VoucherNumber}>
    {/^\d+$/.test(children)
      ? groupsOf(children).map((from) => <span key={from}>{children.slice(from, from + 4)}</span>)
      : children}
  </span>
)
