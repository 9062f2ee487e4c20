import styles from "./Logo.module.css"

/** An SVG with a `#logo` element; width and height are those of its viewBox. */
export type LogoImage = { readonly href: string; readonly width: number; readonly height: number }

/**
 * A wordmark 50 px high (SH-10), in the surrounding text colour and `--logo-accent`. `label` is the
 * brand.
 */
export const Logo = ({ image, label }: { readonly image: LogoImage; readonly label: string }) => (
  <svg className={styles.Logo} viewBox={`0 0 ${image.width} ${image.height}`} role="img" aria-label={label}>
    <use href={`${image.href}#logo`} />
  </svg>
)
