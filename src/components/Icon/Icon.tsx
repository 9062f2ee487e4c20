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
  | "chat-circle-text"
  | "chat-circle-text-fill"
  | "check-bold"
  | "check-circle-fill"
  | "clock-fill"
  | "cookie"
  | "copy"
  | "envelope-simple"
  | "facebook-logo"
  | "file-pdf"
  | "info-fill"
  | "instagram-logo"
  | "link-simple-bold"
  | "linkedin-logo"
  | "list-bold"
  | "lock-simple-fill"
  | "magnifying-glass"
  | "map-pin"
  | "minus-bold"
  | "pause-fill"
  | "phone"
  | "play-fill"
  | "plus-bold"
  | "printer"
  | "receipt"
  | "user-circle"
  | "users"
  | "warning"
  | "warning-circle-fill"
  | "warning-fill"
  | "whatsapp-logo"
  | "first-aid-kit"
  | "x-bold"
  | "x-circle-fill"

/** A small picture beside a text, hidden from assistive technology: the text says it. 1.25em unless `--icon-size` is set. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.Icon} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
)
