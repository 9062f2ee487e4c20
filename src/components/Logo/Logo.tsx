import styles from "./Logo.module.css"

/** A channel's wordmark: a drawing with `#logo` inside and its size in its own units. */
export type LogoImage = { readonly href: string; readonly width: number; readonly height: number }

/** A wordmark 50 px high (SH-10), in the colour of the text around it and `--logo-accent`; `label` says the brand. */
export const Logo = ({ image, label }: { readonly image: LogoImage; readonly label: string }) => (
  <svg className={styles.Logo} viewBox={`0 0 ${image.width} ${image.height}`} role="img" aria-label={label}>
    <use href={`${image.href}#logo`} />
  </svg>
)
