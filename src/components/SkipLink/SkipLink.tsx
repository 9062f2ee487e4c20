import styles from "./SkipLink.module.css"

/**
 * The first link of every page, visible on focus. Skips the header to the content at `href`
 * (`#id`).
 */
export const SkipLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={styles.SkipLink} href={href}>
    {children}
  </a>
)
