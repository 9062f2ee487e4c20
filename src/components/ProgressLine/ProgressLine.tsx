import styles from "./ProgressLine.module.css"

/** A line along the top of the window while something is under way that names no end. */
export const ProgressLine = ({ label }: { readonly label: string }) => (
  <div className={styles.ProgressLine} role="progressbar" aria-label={label} />
)
