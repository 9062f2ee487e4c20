import type { ReactNode } from "react"
import type { Scenery } from "../../styles/looks"
import type { LinkTo } from "../Button/Button"
import { LazyScene } from "../Scene/LazyScene"
import styles from "./CartPanel.module.css"

export type CartPanelProps = Scenery & {
  /** Accessible name of the panel. */
  readonly label: string
  /** Lets a CartBar lead here. */
  readonly id?: string | undefined
  readonly title: string
  /** A link back to the choice. */
  readonly change?: LinkTo | undefined
  /** Facts of the trip. */
  readonly rows: ReadonlyArray<{ readonly label: string; readonly value: string }>
  /** Amounts that make up the total. */
  readonly lines: ReadonlyArray<CartLine>
  /** Boxes that change the amounts, such as a CouponBox. */
  readonly children?: ReactNode
  /** The last line: what is to pay. */
  readonly total: Priced
  /** What the total is for each of several passengers. */
  readonly average?: Priced | undefined
  /** How the total may be split. */
  readonly instalments?: Priced | undefined
  /** What the total is without taxes. */
  readonly tax?: Priced | undefined
  /** A message below the total. */
  readonly notice?: ReactNode
}

/** What is being bought: the trip, each amount, boxes for coupon and producer, and the total. */
export const CartPanel = (props: CartPanelProps) => {
  const { label, id, scene, mood, title, change, rows, lines, children, total, notice } = props
  return (
    <section className={styles.CartPanel} data-card id={id} aria-label={label} tabIndex={id ? -1 : undefined}>
      <div className={styles.art} data-scenery data-mood={mood}>
        <LazyScene name={scene} fit="strip" />
      </div>
      <div className={styles.body} data-stack>
        <div className={styles.head} data-cluster>
          <h2 className={styles.title}>{title}</h2>
          {change && (
            <a className={styles.link} data-words href={change.href} onClick={change.onClick}>
              {change.label}
            </a>
          )}
        </div>
        <dl className={styles.rows} data-stack>
          {rows.map((row) => (
            <div className={styles.row} data-cluster key={row.label}>
              <dt className={styles.label}>{row.label}</dt>
              <dd className={styles.value}>{row.value}</dd>
            </div>
          ))}
        </dl>
        <CartLines lines={lines} />
        {children && <div className={styles.boxes}>{children}</div>}
        <CartTotals total={total} under={[props.average, props.instalments, props.tax]} />
        {notice && <div className={styles.notice}>{notice}</div>}
      </div>
    </section>
  )
}

export type Priced = { readonly label: string; readonly price: string }

export type CartLine = Priced & {
  /** discount: in green. Default: a plain line. */
  readonly kind?: "discount" | undefined
}

export const CartLines = ({ lines }: { readonly lines: ReadonlyArray<CartLine> }) => (
  <dl className={styles.lines} data-stack>
    {lines.map(({ label, price, kind }) => (
      <div className={styles.row} data-cluster data-kind={kind} key={label}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{price}</dd>
      </div>
    ))}
  </dl>
)

export const CartTotals = (props: { readonly total: Priced; readonly under: ReadonlyArray<Priced | undefined> }) => (
  <dl className={styles.totals} data-stack>
    <div className={styles.total} data-cluster>
      <dt>{props.total.label}</dt>
      <dd className={styles.amount}>{props.total.price}</dd>
    </div>
    {props.under.map(
      (line) =>
        line && (
          <div className={styles.under} data-cluster data-hint key={line.label}>
            <dt>{line.label}</dt>
            <dd className={styles.end}>{line.price}</dd>
          </div>
        )
    )}
  </dl>
)
