import styles from "./ProgressLine.module.css"

/** A line along the top of the window while something loads. Screen readers say its label. */
export const ProgressLine = ({ label }: { readonly label: string }) => (
  <div className={styles.ProgressLine} role="progressbar" aria-label={label} />
)
