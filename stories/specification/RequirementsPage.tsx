import { useEffect } from "react"
import type { Citation } from "../../tests/conventions/citations"
import { decisionLink } from "../decisions/decisions"
import { Sheet } from "../foundations/Sheet"
import styles from "./RequirementsPage.module.css"
import type { Requirement } from "./requirement"
import { groups, requirementsOf } from "./specification"

const where = ({ file, line }: Citation) => `${file}:${line}`

const ProofLine = ({ proof }: { readonly proof: Citation }) => (
  <li className={styles.proof}>
    {proof.story ? (
      <a href={`./?path=/story/${proof.story}`} target="_top">
        {proof.name}
      </a>
    ) : (
      proof.name
    )}{" "}
    <code className={styles.file}>{where(proof)}</code>
  </li>
)

type Proofs = ReadonlyArray<Citation>

const Proven = ({ by }: { readonly by: Proofs }) => (
  <details className={styles.proofs}>
    <summary>{by.length === 1 ? "1 proof" : `${by.length} proofs`}</summary>
    <ul>
      {by.map((proof) => (
        <ProofLine key={where(proof)} proof={proof} />
      ))}
    </ul>
  </details>
)

const DecisionLink = ({ number }: { readonly number: number }) => (
  <a href={decisionLink(number)} target="_top">
    decision {number}
  </a>
)

interface RowProps extends Requirement {
  readonly id: string
  readonly by: Proofs
}

const Row = ({ by, channels, decision, id, origin, reading, text }: RowProps) => {
  const notes = [channels, origin && "ours"].filter(Boolean).join(" · ")
  return (
    <li className={styles.requirement} id={id}>
      <h3 className={styles.id}>
        <a href={`#${id}`}>{id}</a>
      </h3>
      <div className={styles.said}>
        <p>{text}</p>
        {reading && (
          <p className={styles.small}>
            <strong>Read as:</strong> {reading}
          </p>
        )}
        {(notes || decision) && (
          <p className={styles.small}>
            {decision && <DecisionLink number={decision} />}
            {decision && notes && " · "}
            {notes}
          </p>
        )}
      </div>
      <Proven by={by} />
    </li>
  )
}

export interface RequirementsPageProps {
  /** The requirement that is shown first: a link to this story may name its id. */
  readonly at: string
  readonly proofs: Proofs
}

/** Every requirement, by group, each with its reading and its proofs. A browser's search opens a group. */
export const RequirementsPage = ({ at, proofs }: RequirementsPageProps) => {
  useEffect(() => document.getElementById(at)?.scrollIntoView(), [at])
  return (
    <Sheet
      title="Requirements"
      lead="What the portal is asked to do, by the ids that code and tests cite. 'Ours' is what the owner's text does not ask for; a decision says more of it. The proofs are the tests and stories that cite the id, gathered from the code."
    >
      {groups.map((group) => {
        const all = requirementsOf(group)
        return (
          <details key={group.code} className={styles.group} open={all.some(({ id }) => id === at)}>
            <summary>
              <h2>{`${group.code}: ${group.title}`}</h2>
            </summary>
            <ul>
              {all.map((requirement) => (
                <Row key={requirement.id} {...requirement} by={proofs.filter(({ id }) => id === requirement.id)} />
              ))}
            </ul>
          </details>
        )
      })}
    </Sheet>
  )
}
