import { Part, Sheet } from "../foundations/Sheet"
import styles from "./EvidencePage.module.css"
import type { Row, Standard } from "./evidence/evidence"
import guide from "./GuidePage.module.css"

const Proven = ({ left, proofs = [] }: Row) => (
  <>
    {proofs.map(([file, words]) => (
      <p key={file + words}>
        <code>{file}</code>: {words}
      </p>
    ))}
    {left && (
      <p>
        <strong>{proofs.length > 0 ? "Left: " : "Not here: "}</strong>
        {left}
      </p>
    )}
  </>
)

/** Rows of standards, each with the tests that prove it or who must. */
export const EvidencePage = ({
  asks,
  lead,
  standards
}: {
  /** The head of the second column. */
  readonly asks: string
  readonly lead: string
  readonly standards: ReadonlyArray<Standard>
}) => (
  <Sheet title="Evidence" lead={lead}>
    {standards.map(({ note, rows, title }) => (
      <Part key={title} title={title} note={note}>
        <table className={`${guide.table} ${styles.rows}`}>
          <thead>
            <tr>
              <th scope="col">row</th>
              <th scope="col">{asks}</th>
              <th scope="col">proof</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{row.id}</td>
                <td>
                  {row.asks}
                  {row.about && <p className={styles.about}>{row.about}</p>}
                </td>
                <td>
                  <Proven {...row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    ))}
  </Sheet>
)
