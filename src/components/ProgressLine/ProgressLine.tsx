import styles from "./ProgressLine.module.css"

/** A line along the top of the window while something runs, as long as it may. Its label is heard. */
export const ProgressLine = ({ label }: { readonly label: string }) => (
  <div className={styles.ProgressLine} role="progressbar" aria-label={label} />
)
