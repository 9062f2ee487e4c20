import styles from "./Contents.module.css"

export type ContentsLink = { readonly href: string; readonly label: string }

/** Links to the parts of a long page, in their order. Hidden below 1024 px. */
export const Contents = ({ title, links }: { readonly title: string; readonly links: ReadonlyArray<ContentsLink> }) => (
  <nav className={styles.Contents} data-stack data-screen aria-label={title}>
    <p className={styles.title} data-hint aria-hidden="true">
      {title}
    </p>
    <ol className={styles.list}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
