import styles from "./Logo.module.css"

/** Address of the file, with width and height of its drawing. */
export type LogoImage = { readonly href: string; readonly width: number; readonly height: number }

/** A brand's logo, drawn from the element `logo` of its file. The label is its accessible name. */
export const Logo = ({ image, label }: { readonly image: LogoImage; readonly label: string }) => (
  <svg className={styles.Logo} viewBox={`0 0 ${image.width} ${image.height}`} role="img" aria-label={label}>
    <use href={`${image.href}#logo`} />
  </svg>
)
