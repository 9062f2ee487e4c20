import type { ReactNode } from "react"
import styles from "./PageBody.module.css"

/** What stands under the title of a page of reading. */
export type PageBodyProps = {
  /** Over the edge of the hero, as wide as the page; without it the columns are. */
  readonly top?: ReactNode
  /** A narrower column: before the rest, as contents, or after it, as what goes with it. */
  readonly aside?: ReactNode
  readonly asideAt?: "start" | "end"
  readonly children: ReactNode
}

/** The ground under a slim hero: white sheets on it, the first one overlapping the hero, beside them what goes along while one scrolls. */
export const PageBody = ({ top, aside, asideAt = "end", children }: PageBodyProps) => (
  <div className={styles.PageBody}>
    <div className={styles.inner}>
      {top}
      <div className={styles.columns} data-aside={aside ? asideAt : undefined}>
        {aside && asideAt === "start" && <div className={styles.aside}>{aside}</div>}
        <div className={styles.main}>{children}</div>
        {aside && asideAt === "end" && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  </div>
)
