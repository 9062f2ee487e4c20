import styles from "./Icon.module.css"
import sprite from "./icons.svg?url&no-inline"

/** The pictures of the sprite `icons.svg`: Phosphor's file names, `-bold` and `-fill` said, the regular weight not. */
export type IconName =
  | "arrow-clockwise-bold"
  | "arrow-left-bold"
  | "arrow-right-bold"
  | "calendar-blank"
  | "caret-down-bold"
  | "caret-left-bold"
  | "caret-right-bold"
  | "check-bold"
  | "check-circle-fill"
  | "clock-fill"
  | "envelope-simple"
  | "facebook-logo"
  | "info-fill"
  | "instagram-logo"
  | "linkedin-logo"
  | "list-bold"
  | "lock-simple-fill"
  | "map-pin"
  | "minus-bold"
  | "phone"
  | "plus-bold"
  | "user-circle"
  | "users"
  | "warning"
  | "warning-fill"
  | "warning-circle-fill"
  | "whatsapp-logo"
  | "magnifying-glass"
  | "link-simple-bold"
  | "chat-circle-text"
  | "file-pdf"
  | "cookie"
  | "receipt"
  | "x-bold"

/** A small picture beside a text, hidden from assistive technology: the text says it. 1.25em unless `--icon-size` is set. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.Icon} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
)
