import { Sheet } from "../../foundations/Sheet"
import styles from "../GroupPage.module.css"
import type { Criterion, Proof } from "./criterion"

const ProofLine = ({ proof: { file, name } }: { readonly proof: Proof }) => (
  <li className={styles.proof}>
    {name} <code className={styles.file}>{file}</code>
  </li>
)

const Row = ({ criterion: { how, id, level, looked, proofs, title } }: { readonly criterion: Criterion }) => (
  <li className={styles.requirement} id={id}>
    <h2 className={styles.id}>
      <a href={`#${id}`}>{id}</a> {level}
    </h2>
    <div className={styles.said}>
      <p>
        <strong lang="en">{title}</strong>
      </p>
      <p>{how.join(" ")}</p>
      {looked && (
        <p className={styles.small}>
          <strong>Looked at on {looked.on}:</strong> {looked.at.join(" ")}
        </p>
      )}
    </div>
    <ul className={styles.list}>
      {proofs.map((proof) => (
        <ProofLine key={`${proof.file} ${proof.name}`} proof={proof} />
      ))}
    </ul>
  </li>
)

/** The criteria of WCAG 2.2, each with how the portal meets it and what proves it. */
export const CriteriaPage = ({ criteria }: { readonly criteria: ReadonlyArray<Criterion> }) => (
  <Sheet
    title="WCAG 2.2 AA"
    lead="Every success criterion of the levels A and AA: how the portal meets it, and the tests, stories and transcripts that prove it. Where only a person can judge, the page says what was looked at, and when."
  >
    <ul className={styles.requirements} aria-label="Success criteria">
      {criteria.map((criterion) => (
        <Row key={criterion.id} criterion={criterion} />
      ))}
    </ul>
  </Sheet>
)
