import type { ReactNode } from "react"
import styles from "./Stack.module.css"

/** Paragraphs and cards one under another, with room between them. */
export const Stack = ({ children }: { readonly children: ReactNode }) => <div className={styles.Stack}>{children}</div>
