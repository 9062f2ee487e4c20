import { useId } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./ContactTable.module.css"

export type ContactRow = {
  readonly label: string
  /** Under the label, such as the hours. */
  readonly note?: string | undefined
  readonly value: string
  readonly href: string
  readonly icon: IconName
}

/** Contacts to look up by place or purpose, in a table: each with its icon, a note, and a link. */
export const ContactTable = ({ title, rows }: { readonly title: string; readonly rows: ReadonlyArray<ContactRow> }) => {
  const id = useId()
  return (
    <section className={styles.ContactTable} data-panel>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <tbody>
          {rows.map(({ href, icon, label, note, value }) => (
            <tr key={label}>
              <th className={styles.label} data-icon-inside scope="row">
                <Icon name={icon} />
                <span className={styles.name}>{label}</span>
                {note && <span className={styles.note}>{note}</span>}
              </th>
              <td className={styles.value} data-long={value.length > 18 || undefined}>
                <a href={href}>{value}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
