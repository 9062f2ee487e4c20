import styles from "./AbsentHere.module.css"

/** Ends a story whose page led elsewhere. */
export const LedElsewhere = ({ path }: { readonly path: string }) => (
  <aside className={styles.AbsentHere}>
    La historia termina aquí: la página lleva a {path}. Flows muestra el recorrido entero.
  </aside>
)
