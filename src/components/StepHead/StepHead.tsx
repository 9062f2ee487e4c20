import { StepTrail, type StepTrailProps } from "../StepTrail/StepTrail"
import styles from "./StepHead.module.css"

export type StepHeadProps = {
  readonly title: string
  /** Props of its StepTrail. */
  readonly trail: StepTrailProps
}

/** The head of a checkout step: the trail, and the step's title. */
export const StepHead = ({ title, trail }: StepHeadProps) => (
  <div className={styles.StepHead} data-stack>
    <StepTrail {...trail} />
    <h1>{title}</h1>
  </div>
)
