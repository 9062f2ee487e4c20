import styles from "./CardMark.module.css"
import marks from "./marks.svg?url&no-inline"

export type CardMarkProps = {
  /** The network's name. */
  readonly network: string
}

/** A card's network as a shape of our own, beside its name. Decorative. */
export const CardMark = ({ network }: CardMarkProps) => (
  <svg className={styles.CardMark} viewBox="0 0 34 22" aria-hidden="true" focusable="false">
    <use href={`${marks}#${network}`} />
  </svg>
)
