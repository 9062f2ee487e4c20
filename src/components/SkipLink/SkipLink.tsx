import styles from "./SkipLink.module.css"

/** The first link of every page: shown when it has focus, it jumps over the header to the content at `href` (`#id`). */
export const SkipLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={styles.SkipLink} href={href}>
    {children}
  </a>
)
