import { useState } from "react"
import { SearchField } from "../../src/components/SearchField/SearchField"
import { ContractCall } from "./ContractCall"
import styles from "./ContractPage.module.css"
import { callsWith, type Pact } from "./pact"

/**
 * A provider's contract as a readable page, drawn from the pact: each call with its state, request
 * and answer.
 */
export const ContractPage = ({ about, pact }: { readonly about: string; readonly pact: Pact }) => {
  const [words, setWords] = useState("")
  const calls = callsWith(pact, words)
  const found = calls.reduce((sum, [, interactions]) => sum + interactions.length, 0)
  return (
    <main className={styles.ContractPage} lang="en">
      <header className={styles.head}>
        <h1>{pact.provider.name}</h1>
        <p className={styles.about}>{about}</p>
      </header>
      <SearchField
        label="Search the contract"
        placeholder="a call, a state, a field"
        value={words}
        onChange={setWords}
        status={`${found} of ${pact.interactions.length} calls`}
        clearLabel="Clear"
      />
      {calls.map(([call, interactions]) => (
        <section key={call} className={styles.group} aria-labelledby={call}>
          <h2 className={styles.title} id={call}>
            <code>{call}</code>
          </h2>
          <div className={styles.list}>
            {interactions.map((interaction) => (
              <ContractCall key={interaction.description} interaction={interaction} />
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}
