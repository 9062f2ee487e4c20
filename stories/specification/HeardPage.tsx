import { readTurns, type Turn } from "../../tests/screen-reader/transcript"
import { Part, Sheet } from "../foundations/Sheet"
import styles from "./HeardPage.module.css"

/** Lines repeat: each gets its place as a key. */
const placed = <Value,>(values: ReadonlyArray<Value>) => values.map((value, place) => ({ place, value }))

const Heard = ({ turn: { act, said } }: { readonly turn: Turn }) => (
  <li className={styles.turn}>
    <kbd className={styles.act}>{act}</kbd>
    {said.length === 0 ? (
      <p className={styles.silent}>(silence)</p>
    ) : (
      <ol className={styles.said}>
        {placed(said).map(({ place, value }) => (
          <li key={place} lang="es">
            {value}
          </li>
        ))}
      </ol>
    )}
  </li>
)

/** One transcript: its name, and its text. */
export interface Chapter {
  readonly name: string
  readonly text: string
}

/** What Orca says to a visitor on a part of the way, act by act. */
export const HeardPage = ({ chapter: { name, text } }: { readonly chapter: Chapter }) => (
  <Sheet
    title={`As it is heard: ${name}`}
    lead="What the screen reader Orca says in Firefox, in Spanish, after each key. Words behind ‘to’ are the control that gets the focus; KP_Add reads the page to its end. A line behind ~ is said or not, as the moment allows: the reader drops what it was about to tell of a live region once the focus moves. npm run screen-reader compares these lines with today's portal."
  >
    <Part title="Transcript">
      <ol className={styles.turns}>
        {placed(readTurns(text)).map(({ place, value }) => (
          <Heard key={place} turn={value} />
        ))}
      </ol>
    </Part>
  </Sheet>
)
