import { groupDigits } from "../CardNumberField/groupDigits"
import { maskedFromRecorders } from "../CardNumberField/maskedFromRecorders"
import { Scene, type SceneName } from "../Scene/Scene"
import styles from "./CardPreview.module.css"

export type CardPreviewProps = {
  /** What the picture is, also under it; never what is on the card. */
  readonly label: string
  /** The network's name as it is on cards; nothing while unknown. */
  readonly network?: string | undefined
  /** Which grouping and length the number has: an Amex 4-6-5. Follows the number where it is not said. */
  readonly amex?: boolean | undefined
  /** Digits as typed so far. */
  readonly number: string
  readonly holder: string
  /** Over the holder, and what stands for a name that is not there yet. */
  readonly holderLabel: string
  readonly holderPlaceholder: string
  /** The expiry and what stands over it, where the form asks for one; what stands for one that is not there yet. */
  readonly expiry?: { readonly label: string; readonly value: string; readonly placeholder: string } | undefined
  readonly scene?: SceneName | undefined
}

/** The digits so far, and a dot for each that is missing. */
const numberShown = (digits: string, amex: boolean) => groupDigits(digits.padEnd(amex ? 15 : 16, "•"), amex)

/** The card as it is being typed: a picture for the eyes alone, and for no recorder. */
export const CardPreview = (props: CardPreviewProps) => {
  const { label, network, number, holder, holderLabel, holderPlaceholder, expiry, scene = "patagonia" } = props
  const { amex = /^3[47]/.test(number) } = props
  return (
    <figure className={styles.CardPreview}>
      <div className={styles.card} data-mood="noche" role="img" aria-label={label} {...maskedFromRecorders}>
        <div className={styles.art}>
          <Scene name={scene} fit="cover" />
        </div>
        <div className={styles.face} aria-hidden="true">
          <p className={styles.top}>
            <span className={styles.chip} />
            <span className={styles.network}>{network}</span>
          </p>
          <p className={styles.number} data-long={number.length > 16 ? "" : undefined}>
            {numberShown(number, amex)}
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
      <figcaption className={styles.caption} aria-hidden="true">
        {label}
      </figcaption>
    </figure>
  )
}
