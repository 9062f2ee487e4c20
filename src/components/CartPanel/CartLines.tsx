import styles from "./CartPanel.module.css"

export type Priced = { readonly label: string; readonly price: string }

export type CartLine = Priced & {
  readonly kind?: "discount" | undefined
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

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
