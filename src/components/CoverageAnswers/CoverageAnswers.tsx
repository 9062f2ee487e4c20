import { type ReactNode, useRef } from "react"
import { flushSync } from "react-dom"
import { Button } from "../Button/Button"
import { Dialog } from "../Dialog/Dialog"
import { SearchField } from "../SearchField/SearchField"
import styles from "./CoverageAnswers.module.css"

export type PlanAnswer = {
  readonly id: string
  readonly title: string
  /** In a line: `12 × $ 9.343,24`, or the final price. */
  readonly price: string
  /** Empty: the plan does not say it. */
  readonly rows: readonly { readonly id: string; readonly description: string; readonly detail: string }[]
}

export type CoverageAnswersProps = {
  readonly title: string
  /** How to ask, under the title. */
  readonly lead: string
  readonly open: boolean
  /** Escape, a press outside or a button asks to close: set `open` to false. */
  readonly onClose: () => void
  /** Text of the field. */
  readonly question: string
  /** After each key. */
  readonly onQuestion: (question: string) => void
  /** Words of the field: its name, its example, and the cross that empties it. */
  readonly search: { readonly label: string; readonly placeholder: string; readonly clear: string }
  /** Result in a sentence, announced as it changes. */
  readonly status: string
  /** Undefined while the visitor has not asked. Empty: no subject was found. */
  readonly topics:
    | readonly {
        readonly id: string
        readonly title: string
        /** Says where it is if all plans answer alike. Undefined: each plan has its own answer. */
        readonly alike: string | undefined
        readonly plans: readonly PlanAnswer[]
      }[]
    | undefined
  /** Questions to press, shown while no subject is found. */
  readonly offer: { readonly title: string; readonly questions: ReadonlyArray<string> }
  /** Stands under a plan that does not say it. */
  readonly unsaid: string
  /** A sentence for plans none of which says it. */
  readonly unsaidBy: (plans: string, count: number) => string
  /** Label of the button under each plan. */
  readonly choose: string
  /** Receives the plan's id. */
  readonly onChoose: (plan: string) => void
  /** Label of the button at the foot, which closes. */
  readonly back: string
  /** Accessible name of the cross. */
  readonly close: string
  /** Whom to ask what no plan says. */
  readonly contact: ReactNode
}

const Rows = ({ rows }: Pick<PlanAnswer, "rows">) => (
  <dl className={styles.rows} data-stack>
    {rows.map(({ id, description, detail }) => (
      <div key={id} className={styles.row}>
        <dt>{description}</dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
)

type Words = Pick<CoverageAnswersProps, "unsaid" | "unsaidBy" | "choose" | "onChoose">
type Topic = NonNullable<CoverageAnswersProps["topics"]>[number]

const Plans = ({ topic: { id: topic, alike, plans }, words }: { readonly topic: Topic; readonly words: Words }) => {
  if (plans.every(({ rows }) => rows.length === 0))
    return <p>{words.unsaidBy(plans.map(({ title }) => title).join(", "), plans.length)}</p>
  if (alike)
    return (
      <div className={styles.alike} data-stack>
        <Rows rows={plans[0]?.rows ?? []} />
        <p>{alike}</p>
      </div>
    )
  return (
    <ul>
      {plans.map(({ id, title, price, rows }) => (
        <li key={id} className={styles.plan} data-stack>
          <h4 id={`${topic}-${id}`}>{title}</h4>
          {rows.length > 0 ? <Rows rows={rows} /> : <p className={styles.unsaid}>{words.unsaid}</p>}
          <div className={styles.choice} data-row>
            <p>{price}</p>
            <Button kind="line" size="small" aria-describedby={`${topic}-${id}`} onClick={() => words.onChoose(id)}>
              {words.choose}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

const Offer = ({ offer, onQuestion }: Pick<CoverageAnswersProps, "offer" | "onQuestion">) => (
  <div className={styles.offer} data-stack>
    <p>{offer.title}</p>
    <ul className={styles.questions} data-cluster>
      {offer.questions.map((question) => (
        <li key={question}>
          <Button kind="line" size="small" onClick={() => onQuestion(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  </div>
)

/** A modal that answers 'am I covered for …?' with what each plan says, while the visitor types. */
export const CoverageAnswers = (props: CoverageAnswersProps) => {
  const { title, lead, open, onClose, question, onQuestion, search, status, topics, offer, contact } = props
  const root = useRef<HTMLDivElement>(null)
  // A press takes its button away. The focus goes on to the answer, which opens no keyboard.
  const press = (offered: string) => {
    flushSync(() => onQuestion(offered))
    root.current?.querySelector("h3")?.focus()
  }
  const silent = topics?.some(({ plans }) => plans.some(({ rows }) => rows.length === 0))
  return (
    <Dialog
      title={title}
      lead={lead}
      open={open}
      onClose={onClose}
      closeLabel={props.close}
      size="wide"
      actions={
        <Button kind="line" onClick={onClose}>
          {props.back}
        </Button>
      }
    >
      <div ref={root} className={styles.CoverageAnswers} data-stack data-clarity-mask="true">
        <SearchField
          label={search.label}
          placeholder={search.placeholder}
          clearLabel={search.clear}
          value={question}
          onChange={onQuestion}
          status={status}
        />
        {topics?.map((topic) => (
          <section key={topic.id} className={styles.topic} data-stack aria-labelledby={`topic-${topic.id}`}>
            <h3 id={`topic-${topic.id}`} tabIndex={-1}>
              {topic.title}
            </h3>
            <Plans topic={topic} words={props} />
          </section>
        ))}
        {!topics?.length && <Offer offer={offer} onQuestion={press} />}
        {(silent || topics?.length === 0) && <div className={styles.contact}>{contact}</div>}
      </div>
    </Dialog>
  )
}
