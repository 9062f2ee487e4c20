import { Part, Sheet } from "../foundations/Sheet"
import type { Explained, Outcome, Row, StateTold } from "./explore"
import styles from "./MachinePage.module.css"

const anchorOf = (state: string) => state.replaceAll(/[^a-zA-Z]+/g, "-")

const ToState = ({ name }: { readonly name: string }) => <a href={`#${anchorOf(name)}`}>{name}</a>

const ToStory = ({ children, story }: { readonly children: string; readonly story: string }) => (
  <a href={`./?path=/story/${story}`} target="_top">
    {children}
  </a>
)

const Leads = ({ does, learns, to, when, from }: Outcome & { readonly from: string }) => (
  <li>
    {to !== from && <ToState name={to} />}
    {to === from && (does.length > 0 || learns.length > 0 ? "stays" : "otherwise stays")}
    {does.length > 0 && (
      <>
        , does <strong>{does.join(", ")}</strong>
      </>
    )}
    {learns.length > 0 && `; then ${learns.join(", ")}`}
    {when.length > 0 && <span className={styles.small}> only if {when.join(" and ")}</span>}
  </li>
)

/** What changes nothing comes last. */
const inOrder = (outcomes: ReadonlyArray<Outcome>, from: string) => {
  const changes = ({ does, learns, to }: Outcome) => to !== from || does.length + learns.length > 0
  return [...outcomes.filter(changes), ...outcomes.filter((outcome) => !changes(outcome))]
}

const Happens = ({ from = "", row: { events, outcomes } }: { readonly row: Row; readonly from?: string }) => (
  <li className={styles.row}>
    <span className={styles.events}>{events.join(" · ")}</span>
    <ul className={styles.outcomes}>
      {inOrder(outcomes, from).map((outcome) => (
        <Leads key={JSON.stringify(outcome)} {...outcome} from={from} />
      ))}
    </ul>
  </li>
)

interface StateProps {
  readonly name: string
  readonly rows: ReadonlyArray<Row>
  readonly told: StateTold | undefined
}

const State = ({ name, rows, told }: StateProps) => (
  <section className={styles.state} id={anchorOf(name)} aria-label={name}>
    <h3>{name}</h3>
    {told && (
      <p>
        {told.shows}{" "}
        <span className={styles.small}>
          <ToStory story={told.story}>The story that shows it</ToStory>
          {told.asked.map((id) => (
            <span key={id}>
              {" · "}
              <ToStory story={`specification-requirements--requirements&args=at:${id}`}>{id}</ToStory>
            </span>
          ))}
        </span>
      </p>
    )}
    {rows.length === 0 && !told?.ends && <p className={styles.small}>Nothing but what may happen in most states.</p>}
    {rows.length > 0 && (
      <ul aria-label={`What may happen: ${name}`}>
        {rows.map((row) => (
          <Happens key={row.events.join()} row={row} from={name} />
        ))}
      </ul>
    )}
  </section>
)

const Words = ({ words }: { readonly words: Readonly<Record<string, string>> }) => (
  <dl>
    {Object.entries(words).map(([name, text]) => (
      <div key={name} className={styles.word}>
        <dt className={styles.events}>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

/** A machine of the core, drawn from its own function: states, events, commands. */
export const MachinePage = ({ commands, draw, events, file, lead, states, title }: Explained) => {
  const { anywhere, states: drawn } = draw()
  const names = Object.keys(states)
  const met = drawn.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
  return (
    <Sheet title={title} lead={lead}>
      <Part
        title="States"
        note="What the visitor sees, what may happen then, where it leads and what the portal does. Drawn by playing the function itself with a sample of every event, in every state that it meets. What is not listed leads nowhere and does nothing; it may change what the state holds."
      >
        <p className={styles.file}>
          <code>{file}</code>
        </p>
        <p className={styles.names}>
          {met.map(({ name }) => (
            <ToState key={name} name={name} />
          ))}
        </p>
        <div>
          {met.map(({ name, rows }) => (
            <State key={name} name={name} rows={rows} told={states[name]} />
          ))}
        </div>
      </Part>
      <Part title="In most states" note="It leads from nearly everywhere to the same, and is not repeated above.">
        <ul>
          {anywhere.map(({ but, ...row }) => (
            <li key={row.events.join()}>
              <ul>
                <Happens row={row} />
              </ul>
              <p className={styles.small}>Not so in: {but.join(" · ")}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Events" note="What the machine is told: by the visitor, by the browser, or by what it asked for.">
        <Words words={events} />
      </Part>
      <Part title="Commands" note="What it asks the journey to do.">
        <Words words={commands} />
      </Part>
    </Sheet>
  )
}
