import type { MouseEvent, ReactNode } from "react"
import { LazyScene } from "../Scene/LazyScene"
import type { SceneMood, SceneName } from "../Scene/Scene"
import { type CartLine, CartLines, type Priced } from "./CartLines"
import styles from "./CartPanel.module.css"
import { CartTotals } from "./CartTotals"

export type CartPanelProps = {
  /** The name of the region. */
  readonly label: string
  /** So that a CartBar can lead here. */
  readonly id?: string | undefined
  readonly scene: SceneName
  readonly mood: SceneMood
  /** The plan. */
  readonly title: string
  /** The way to another plan. */
  readonly change?:
    | {
        readonly label: string
        readonly href: string
        readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
      }
    | undefined
  /** The trip. */
  readonly rows: ReadonlyArray<{ readonly label: string; readonly value: string }>
  readonly lines: ReadonlyArray<CartLine>
  /** Boxes between the lines and the total. */
  readonly children?: ReactNode
  /** A message about the price, right above the total. */
  readonly status?: ReactNode
  readonly total: Priced
  readonly instalments?: Priced | undefined
  readonly tax?: Priced | undefined
  /** The small print. */
  readonly notice?: ReactNode
}

const CartHead = ({ title, change }: Pick<CartPanelProps, "title" | "change">) => (
  <div className={styles.head}>
    <h2 className={styles.title}>{title}</h2>
    {change && (
      <a className={styles.link} href={change.href} onClick={change.onClick}>
        {change.label}
      </a>
    )}
  </div>
)

/** What is being bought: the plan, the trip, what it costs (PA-11). */
export const CartPanel = (props: CartPanelProps) => {
  const { label, id, scene, mood, title, change, rows, lines, children, status, total, instalments, tax, notice } =
    props
  return (
    <section className={styles.CartPanel} id={id} aria-label={label} tabIndex={id ? -1 : undefined}>
      <div className={styles.art} data-mood={mood}>
        <LazyScene name={scene} fit="strip" />
      </div>
      <div className={styles.body}>
        <CartHead title={title} change={change} />
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div className={styles.row} key={row.label}>
              <dt className={styles.label}>{row.label}</dt>
              <dd className={styles.value}>{row.value}</dd>
            </div>
          ))}
        </dl>
        <CartLines lines={lines} />
        {children && <div className={styles.boxes}>{children}</div>}
        {status}
        <CartTotals total={total} under={[instalments, tax]} />
        {notice && <div className={styles.notice}>{notice}</div>}
      </div>
    </section>
  )
}
