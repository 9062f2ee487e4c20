import type { ReactNode } from "react"
import styles from "./Article.module.css"

/** A text to be read: headings, paragraphs, lists and links in one comfortable column on a white sheet. */
export const Article = (props: {
  /** The parts of the text, beside it where there is room. */
  readonly contents?: ReactNode
  /** When the text was last changed, at its foot. */
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
