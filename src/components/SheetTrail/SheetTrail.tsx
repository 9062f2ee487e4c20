import { Button } from "../Button/Button"
import { stepState } from "../StepTrail/stepState"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import styles from "./SheetTrail.module.css"

export type SheetTrailWords = {
  readonly back: string
  /** Of the steps, counted from 1. */
  readonly step: (at: number, of: number) => string
}

export type SheetTrailProps = {
  /** Of the sentence that says which step this is: it describes the sheet. */
  readonly id: string
  /** Index of the step, from 0. */
  readonly at: number
  readonly count: number
  readonly words: SheetTrailWords
  readonly onBack: () => void
}

/** Atrás, and a stop a step: the head of a sheet that leads from question to question. */
export const SheetTrail = ({ at, count, id, onBack, words }: SheetTrailProps) => (
  <>
    <Button kind="ghost" icon="caret-left-bold" onClick={onBack}>
      {words.back}
    </Button>
    <p className={styles.SheetTrail} data-row>
      {Array.from({ length: count }, (_, index) => (
        <span key={words.step(index, count)} className={styles.stop} data-state={stepState(index, at)} />
      ))}
      <VisuallyHidden>
        <span id={id}>{words.step(at + 1, count)}</span>
      </VisuallyHidden>
    </p>
  </>
)
