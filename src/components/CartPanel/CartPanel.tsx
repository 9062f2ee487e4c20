import type { MouseEvent, ReactNode } from "react"
import { LazyScene } from "../Scene/LazyScene"
import type { SceneMood, SceneName } from "../Scene/Scene"
import styles from "./CartPanel.module.css"

export type CartPanelProps = {
  readonly label: string
  readonly id?: string | undefined
  readonly scene: SceneName
  readonly mood: SceneMood
  readonly title: string
  readonly change?:
    | {
        readonly label: string
        readonly href: string
        readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
      }
    | undefined
  readonly rows: ReadonlyArray<{ readonly label: string; readonly value: string }>
  readonly lines: ReadonlyArray<CartLine>
  readonly children?: ReactNode
  readonly status?: ReactNode
  readonly total: Priced
  readonly instalments?: Priced | undefined
  readonly tax?: Priced | undefined
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

export const CartTotals = (props: { readonly total: Priced; readonly under: ReadonlyArray<Priced | undefined> }) => (
  <dl className={styles.totals}>
    <div className={styles.total}>
      <dt>{props.total.label}</dt>
      <dd className={styles.amount}>{props.total.price}</dd>
    </div>
    {props.under.map(
      (line) =>
        line && (
          <div className={styles.under} key={line.label}>
            <dt>{line.label}</dt>
            <dd className={styles.end}>{line.price}</dd>
          </div>
        )
    )}
  </dl>
)
