import type { SceneName } from "../../styles/looks"
import { groupDigits, isAmex, maskedFromRecorders } from "../CardNumberField/cardDigits"
import { Scene } from "../Scene/Scene"
import styles from "./CardPreview.module.css"

export type CardPreviewProps = {
  /** Caption and accessible name of the picture. It must not repeat card data. */
  readonly label: string
  /** The landscape on the card. */
  readonly scene: SceneName
  /** Name of the card's network; undefined before the number tells it. */
  readonly network?: string | undefined
  /** Digits typed so far. */
  readonly number: string
  /** Name typed so far. Without one, the card shows `holderPlaceholder`. */
  readonly holder: string
  /** Stands above the holder's name. */
  readonly holderLabel: string
  /** Stands for an empty holder. */
  readonly holderPlaceholder: string
  /** Undefined: the card shows none. */
  readonly expiry?: { readonly label: string; readonly value: string; readonly placeholder: string } | undefined
}

const numberShown = (digits: string) => {
  const amex = isAmex(digits)
  return groupDigits(digits.padEnd(amex ? 15 : 16, "•"), amex)
}

/** The card as typed. Recorders do not see it; a screen reader gets the label alone. */
export const CardPreview = (props: CardPreviewProps) => {
  const { label, scene, network, number, holder, holderLabel, holderPlaceholder, expiry } = props
  return (
    <figure className={styles.CardPreview} data-stack data-screen>
      <div
        className={styles.card}
        data-scenery
        data-mood="noche"
        role="img"
        aria-label={label}
        {...maskedFromRecorders}
      >
        <div className={styles.art}>
          <Scene name={scene} fit="cover" />
        </div>
        <div className={styles.face} aria-hidden="true">
          <p className={styles.top}>
            <span className={styles.chip} />
            <span className={styles.network}>{network}</span>
          </p>
          <p className={styles.number} data-long={number.length > 16 ? "" : undefined}>
            {numberShown(number)}
          </p>
          <p className={styles.foot}>
            <span className={styles.value}>
              <small>{holderLabel}</small>
              {holder.trim() || holderPlaceholder}
            </span>
            {expiry && (
              <span>
                <small>{expiry.label}</small>
                {expiry.value || expiry.placeholder}
              </span>
            )}
          </p>
        </div>
      </div>
      <figcaption className={styles.caption} data-hint aria-hidden="true">
        {label}
      </figcaption>
    </figure>
  )
}
