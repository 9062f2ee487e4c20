import { useState } from "react"
import { states } from "../../contracts/states"
import { Badge } from "../../src/components/Badge/Badge"
import styles from "./ContractPage.module.css"
import { type FieldLine, fieldsOf, headersOf, type Interaction, sentOf } from "./pact"

const Fields = ({ lines, title }: { readonly title: string; readonly lines: ReadonlyArray<FieldLine> }) => (
  <div className={styles.part}>
    <h5 className={styles.small}>{title}</h5>
    <ul className={styles.fields}>
      {lines.map(({ example, place, rule }) => (
        <li key={place} className={styles.field}>
          <code className={styles.place}>{place}</code>
          <span className={styles.rule}>{rule}</span>
          {example && <code className={styles.example}>{example}</code>}
        </li>
      ))}
    </ul>
  </div>
)

const When = ({ providerStates = [] }: Interaction) => (
  <section>
    <h4 className={styles.step}>When</h4>
    {providerStates.map(({ name, params = {} }) => {
      const state = Object.values(states).find(({ description }) => description === name)
      const meaning: Readonly<Record<string, string>> = state?.parameters ?? {}
      const values: Readonly<Record<string, string>> = state?.answers ?? {}
      const answers = Object.entries(values)
      return (
        <div key={name} className={styles.part}>
          <p>
            <strong>{name}</strong>. {state?.setUp}
          </p>
          <ul className={styles.fields}>
            {Object.entries(params).map(([parameter, value]) => (
              <li key={parameter} className={styles.field}>
                <code className={styles.place}>{parameter}</code>
                <span className={styles.rule}>{meaning[parameter]}</span>
                <code className={styles.example}>{JSON.stringify(value)}</code>
              </li>
            ))}
          </ul>
          {answers.length > 0 && <p>It answers:</p>}
          <ul className={styles.fields}>
            {answers.map(([name, says]) => (
              <li key={name} className={styles.field}>
                <code className={styles.place}>{name}</code>
                <span className={styles.rule}>{says}</span>
              </li>
            ))}
          </ul>
        </div>
      )
    })}
  </section>
)

const Request = ({ request }: Interaction) => {
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map((value) => [name, value]))
  ).toString()
  return (
    <section>
      <h4 className={styles.step}>The portal sends</h4>
      <p>
        <code>{`${request.method} ${request.path}${query && `?${query}`}`}</code>
      </p>
      <Fields title="Headers" lines={headersOf(request)} />
      {request.body && <Fields title="Body" lines={sentOf(request)} />}
    </section>
  )
}

const Answer = ({ response }: Interaction) => (
  <section>
    <h4 className={styles.step}>It needs back</h4>
    <p>
      Status <code>{response.status}</code>
      {!response.body && ". The body does not matter."}
    </p>
    {response.headers && <Fields title="Headers" lines={headersOf(response)} />}
    {response.body && <Fields title="Body" lines={fieldsOf(response.body.content, response.matchingRules?.body)} />}
  </section>
)

const Example = ({ interaction }: { readonly interaction: Interaction }) => {
  const { request, response } = interaction
  const shown = [["Request", request.body?.content] as const, ["Answer", response.body?.content] as const]
  return (
    <details>
      <summary className={styles.more}>As JSON</summary>
      {shown.map(([title, content]) =>
        content === undefined ? null : (
          <figure key={title}>
            <figcaption className={styles.small}>{title}</figcaption>
            <pre className={styles.json}>{JSON.stringify(content, null, 2)}</pre>
          </figure>
        )
      )}
    </details>
  )
}

/** `402`, or with the others that mean the same: `402, any 4xx`. */
const statusIn = ({ matchingRules, status }: Interaction["response"]): string => {
  const [several] = matchingRules?.status?.$?.matchers ?? []
  if (several?.status === undefined) return String(status)
  const { status: others } = several
  return typeof others === "string" ? `${status}, any ${String(status).slice(0, 1)}xx` : others.join(", ")
}

/** One call of a contract, foldable: provider state, request and expected answer. */
export const ContractCall = ({ interaction }: { readonly interaction: Interaction }) => {
  const { description, response } = interaction
  // Renders details only when unfolded: all calls together have thousands of lines.
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <h3 className={styles.description}>{description}</h3>
        <span className={styles.marks}>
          <Badge kind={response.status < 300 ? "ok" : "mute"}>{statusIn(response)}</Badge>
        </span>
      </summary>
      {open && (
        <div className={styles.body}>
          <When {...interaction} />
          <Request {...interaction} />
          <Answer {...interaction} />
          <Example interaction={interaction} />
        </div>
      )}
    </details>
  )
}
