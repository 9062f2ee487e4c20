import styles from "./BenefitTable.module.css"

type Row = { readonly description: string; readonly detail: string }
type BenefitTableProps = {
  readonly benefits: ReadonlyArray<Row>
  readonly benefit: string
  readonly detail: string
}

/** A provider may repeat a row. The key counts repetitions. */
const keyed = (rows: ReadonlyArray<Row>) => {
  const times = new Map<string, number>()
  return rows.map((row) => {
    const said = `${row.description} ${row.detail}`
    const time = (times.get(said) ?? 0) + 1
    times.set(said, time)
    return { ...row, key: `${said} ${time}` }
  })
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
      {keyed(benefits).map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.description}</th>
          <td>{row.detail}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
