import styles from "./Icon.module.css"
import sprite from "./icons.svg?url&no-inline"

/**
 * Ids in the sprite `icons.svg`: Phosphor's file names, with `-bold` or `-fill`; regular weight
 * without suffix.
 */
export type IconName =
  | "arrow-clockwise-bold"
  | "arrow-left-bold"
  | "arrow-right-bold"
  | "arrow-square-out"
  | "calendar-blank"
  | "calendar-plus"
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
  | "credit-card"
  | "envelope-simple"
  | "facebook-logo"
  | "file-pdf"
  | "identification-card"
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
  | "x-circle"
  | "x-circle-fill"

/**
 * A decorative icon beside text, hidden from assistive technology. 1.25em unless `--icon-size` is
 * set.
 */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.Icon} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
)
