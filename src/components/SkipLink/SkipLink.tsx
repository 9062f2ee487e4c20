import styles from "./SkipLink.module.css"

export const SkipLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={styles.SkipLink} href={href}>
    {children}
  </a>
)
