import styles from "./AbsentHere.module.css"

/** Ends a story whose page led elsewhere. */
export const LedElsewhere = ({ path }: { readonly path: string }) => (
  <aside className={styles.AbsentHere} lang="en">
    The story ends here: the page leads to {path}.
  </aside>
)
