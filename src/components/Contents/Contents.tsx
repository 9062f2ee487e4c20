import styles from "./Contents.module.css"

/** Where the links of a page's contents lead: anchors of the page. */
export type ContentsLink = { readonly href: string; readonly label: string }

/** The parts of a long page beside its text; on narrow screens the text goes without it. */
export const Contents = ({ title, links }: { readonly title: string; readonly links: ReadonlyArray<ContentsLink> }) => (
  <nav className={styles.Contents} aria-label={title}>
    <p className={styles.title} aria-hidden="true">
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
