import type { ReactNode } from "react"
import styles from "./Article.module.css"

/** A text to read at length, with its contents beside it in a wide window. */
export const Article = (props: {
  /** A Contents, where the text is long. */
  readonly contents?: ReactNode
  readonly children: ReactNode
}) => (
  <article className={styles.Article} data-card data-stack>
    {props.contents && <div className={styles.contents}>{props.contents}</div>}
    <div className={styles.text}>{props.children}</div>
  </article>
)
