import styles from "./Timeline.module.css"

/** What happens when, in order. */
export const Timeline = (props: {
  readonly steps: ReadonlyArray<{ readonly when: string; readonly what: string }>
}) => (
  <ol className={styles.Timeline}>
    {props.steps.map(({ when, what }) => (
      <li className={styles.step} data-text key={when}>
        <strong className={styles.when}>{when}</strong>
        {what}
      </li>
    ))}
  </ol>
)
