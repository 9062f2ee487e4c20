import type { ReactNode } from "react"
import styles from "./Stack.module.css"

/** Paragraphs and cards in a column with gaps. */
export const Stack = ({ children }: { readonly children: ReactNode }) => <div className={styles.Stack}>{children}</div>
