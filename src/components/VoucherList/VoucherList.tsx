import { type ReactNode, useId } from "react"
import { ownToggling } from "../../browser/own"
import { Badge, type BadgeProps } from "../Badge/Badge"
import { Icon } from "../Icon/Icon"
import hidden from "../VisuallyHidden/VisuallyHidden.module.css"
import styles from "./VoucherList.module.css"

/** soon: before the trip · now: during it · over: after it · unsure: its dates are unknown */
export type VoucherStage = "soon" | "now" | "over" | "unsure"

export type VoucherRow = {
  readonly id: string
  readonly plan: string
  /** Under the plan, in small letters. */
  readonly detail?: string | undefined
  /** The first by name; `others` unfold. */
  readonly passengers: { readonly text: string; readonly others?: ReadonlyArray<string> | undefined }
  /** The day of purchase, as written. */
  readonly bought: string
  /** First and last day, as written. */
  readonly trip: string
  /** Its number. */
  readonly voucher: string
  /** Where the trip stands, in words and in colour. */
  readonly state: { readonly label: string; readonly kind: VoucherStage }
  readonly actions?: ReactNode
}

type Column = "plan" | "passengers" | "bought" | "trip" | "voucher" | "state" | "document"

export type VoucherListProps = {
  /** Accessible name of the table. */
  readonly caption: string
  /** Heading of each column. */
  readonly heads: Readonly<Record<Column, string>>
  /** In the order shown. */
  readonly vouchers: ReadonlyArray<VoucherRow>
}

const columns = ["plan", "passengers", "bought", "trip", "voucher", "state", "document"] as const
const badges: Readonly<Record<VoucherStage, BadgeProps["kind"]>> = {
  soon: "ok",
  now: "top",
  over: "mute",
  unsure: "recommended"
}

/** Rows drawn as cards lose the semantics of a table in browsers. Explicit roles restore it. */
const as = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader" },
  rowHead: { role: "rowheader" },
  cell: { role: "cell" }
} as const

const Passengers = ({ text, others = [] }: VoucherRow["passengers"]) =>
  others.length === 0 ? (
    text
  ) : (
    <details {...ownToggling} className={styles.others}>
      <summary>
        {text}
        <Icon name="caret-down-bold" />
      </summary>
      <ul>
        {[...others.entries()].map(([at, name]) => (
          <li key={at}>{name}</li>
        ))}
      </ul>
    </details>
  )

const Row = ({ heads, voucher: row }: Pick<VoucherListProps, "heads"> & { readonly voucher: VoucherRow }) => (
  <tr {...as.row}>
    <th scope="row" {...as.rowHead} className={styles.plan}>
      <span className={styles.name}>{row.plan}</span>
      {row.detail && <span className={styles.detail}>{row.detail}</span>}
    </th>
    <td {...as.cell} className={styles.passengers} data-head={heads.passengers}>
      <div className={styles.names}>
        <Passengers {...row.passengers} />
      </div>
    </td>
    <td {...as.cell} data-head={heads.bought}>
      {row.bought}
    </td>
    <td {...as.cell} data-head={heads.trip}>
      <span className={styles.trip}>{row.trip}</span>
    </td>
    <td {...as.cell} data-head={heads.voucher}>
      <span className={styles.voucher}>{row.voucher}</span>
    </td>
    <td {...as.cell} className={styles.state} data-head={heads.state}>
      <Badge kind={badges[row.state.kind]}>{row.state.label}</Badge>
    </td>
    <td {...as.cell} className={styles.actions}>
      {row.actions}
    </td>
  </tr>
)

/** One purchase per row. A narrow screen's cards are still rows to screen readers (AC-03). */
export const VoucherList = ({ caption, heads, vouchers }: VoucherListProps) => {
  const id = useId()
  return (
    <div className={styles.VoucherList}>
      <table {...as.table} aria-labelledby={id}>
        <caption id={id} className={hidden.VisuallyHidden}>
          {caption}
        </caption>
        <thead {...as.group}>
          <tr {...as.row}>
            {columns.map((column) => (
              <th key={column} scope="col" {...as.columnHead}>
                <span className={column === "document" ? hidden.VisuallyHidden : undefined}>{heads[column]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.group}>
          {vouchers.map((voucher) => (
            <Row key={voucher.id} heads={heads} voucher={voucher} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
