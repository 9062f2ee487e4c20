import { Checkbox } from "../Checkbox/Checkbox"
import { Icon } from "../Icon/Icon"
import styles from "./QuoteBar.module.css"
import type { QuoteBarProps } from "./quoteBarProps"

type Props = Pick<QuoteBarProps, "bar" | "onChange" | "optIn" | "words"> & {
  /** Shows the two promises. */
  readonly trust: boolean
}

export const QuoteFoot = ({ bar, onChange, optIn, trust, words }: Props) =>
  optIn === undefined && !trust ? null : (
    <div className={styles.foot} data-stack>
      {optIn !== undefined && (
        <Checkbox
          label={optIn}
          name="subscribed"
          checked={bar.typed.subscribed === true}
          onChange={(subscribed) => onChange({ is: "typed", change: { subscribed } })}
        />
      )}
      {trust && (
        <p className={styles.trust} data-hint data-cluster>
          <span data-row>
            <Icon name="lock-simple-fill" />
            {words.trust.safe}
          </span>
          <span data-row>
            <Icon name="clock-fill" />
            {words.trust.instant}
          </span>
        </p>
      )}
    </div>
  )
