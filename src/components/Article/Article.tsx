import type { ReactNode } from "react"
import styles from "./Article.module.css"

export const Article = (props: {
  readonly contents?: ReactNode
  readonly foot?: string | undefined
  readonly children: ReactNode
}) => (
  <article className={styles.Article}>
    {props.contents && <div className={styles.contents}>{props.contents}</div>}
    <div className={styles.text}>
      {props.children}
      {props.foot && <p className={styles.foot}>{props.foot}</p>}
    </div>
  </article>
)
