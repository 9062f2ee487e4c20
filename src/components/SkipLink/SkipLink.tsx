import styles from "./SkipLink.module.css"

/** Leads past the header to the content; shows on keyboard focus alone. */
export const SkipLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={styles.SkipLink} href={href}>
    {children}
  </a>
)
