import type { LinkTo } from "../Button/Button"
import { Icon } from "../Icon/Icon"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import styles from "./StepTrail.module.css"
import { stepState } from "./stepState"

export type StepTrailProps = {
  /** Accessible name. */
  readonly label: string
  /** In order; a step with an address can be gone back to. */
  readonly steps: ReadonlyArray<LinkTo | { readonly label: string; readonly href?: undefined }>
  /** Index of the current step, from 0. */
  readonly current: number
  /** Tells screen readers that a step is done. */
  readonly done: string
}

const StepContent = ({ label, number, done }: { label: string; number: number; done: string | undefined }) => (
  <>
    <span className={styles.mark} data-stack aria-hidden="true">
      {done === undefined ? number : <Icon name="check-bold" />}
    </span>
    <span className={styles.label}>
      {label}
      {done !== undefined && <VisuallyHidden> {done}</VisuallyHidden>}
    </span>
  </>
)

/** The steps of a purchase: those done lead back, the current one is marked. */
export const StepTrail = ({ label, steps, current, done }: StepTrailProps) => (
  <nav className={styles.StepTrail} data-note aria-label={label}>
    <ol className={styles.steps} data-cluster>
      {steps.map((step, index) => {
        const content = <StepContent label={step.label} number={index + 1} done={index < current ? done : undefined} />
        return (
          <li
            key={step.label}
            className={styles.step}
            data-state={stepState(index, current)}
            aria-current={index === current ? "step" : undefined}
          >
            {step.href !== undefined && index < current ? (
              <a className={styles.content} href={step.href} onClick={step.onClick}>
                {content}
              </a>
            ) : (
              <span className={styles.content}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  </nav>
)
