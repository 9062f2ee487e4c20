import styles from "./BenefitTable.module.css"
import { keyed } from "./useDifferences"

type Row = { readonly description: string; readonly detail: string }
type BenefitTableProps = {
  readonly benefits: ReadonlyArray<Row>
  /** Heading of the first column. */
  readonly benefit: string
  /** Heading of the second column. */
  readonly detail: string
}

export const BenefitTable = ({ benefits, benefit, detail }: BenefitTableProps) => (
  <table className={styles.BenefitTable}>
    <thead>
      <tr>
        <th scope="col">{benefit}</th>
        <th scope="col">{detail}</th>
      </tr>
    </thead>
    <tbody>
      {keyed(benefits, ({ description, detail: says }) => `${description} ${says}`).map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.description}</th>
          <td>{row.detail}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
