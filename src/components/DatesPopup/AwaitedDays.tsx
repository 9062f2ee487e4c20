import styles from "./AwaitedDays.module.css"

/** The place of the days while the calendar's code is on its way. */
export const AwaitedDays = () => <div className={styles.AwaitedDays} />
