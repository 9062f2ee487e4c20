import styles from "./CartPanel.module.css"

/** A label and its amount as printed: `$ 186.660`. */
export type Priced = { readonly label: string; readonly price: string }

/** What is paid for; a discount is printed with its minus, and may be taken back. */
export type CartLine = Priced & {
  readonly kind?: "discount" | undefined
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** What the total is made of: a price a line. */
export const CartLines = ({ lines }: { readonly lines: ReadonlyArray<CartLine> }) => (
  <dl className={styles.lines}>
    {lines.map(({ label, price, kind, action }) => (
      <div className={styles.row} data-kind={kind} key={label}>
        <dt className={styles.label}>
          {label}
          {action && (
            <>
              {" "}
              <button type="button" className={styles.link} onClick={action.onClick}>
                {action.label}
              </button>
            </>
          )}
        </dt>
        <dd className={styles.value}>{price}</dd>
      </div>
    ))}
  </dl>
)
