import { LinkButton, type LinkTo } from "../Button/Button"
import styles from "./QuoteNow.module.css"

export type QuoteNowProps = Pick<LinkTo, "href" | "onClick"> & {
  readonly children: string
  /** A sentence before the button. */
  readonly text?: string | undefined
  /** The header is dark. */
  readonly night?: boolean | undefined
  /** Leaves room for the chat's icon beside it. */
  readonly beside?: boolean | undefined
}

/**
 * A link to the quote bar that stays in the window and covers nothing (HO-11): in the header's free
 * place, or below 1200 px in a bar at the foot.
 */
export const QuoteNow = ({ children, href, beside, night, text, onClick }: QuoteNowProps) => (
  <div className={styles.QuoteNow} data-screen data-beside={beside || undefined} data-night={night || undefined}>
    {text && <span className={styles.text}>{text}</span>}
    <LinkButton href={href} kind={night ? "pop" : "primary"} onClick={onClick}>
      {children}
    </LinkButton>
  </div>
)
