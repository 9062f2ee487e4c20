import { Checkbox } from "../Checkbox/Checkbox"
import { Icon } from "../Icon/Icon"
import styles from "./QuoteBar.module.css"
import type { QuoteBarWords } from "./quoteBarProps"
import type { Draft } from "./useDraft"

type Props = {
  readonly words: QuoteBarWords
  /** Label of the checkbox for news; undefined: no checkbox. */
  readonly optIn: string | undefined
  /** Shows the two promises. */
  readonly trust: boolean
  readonly draft: Draft
}

export const QuoteFoot = ({ words, optIn, trust, draft }: Props) =>
  optIn === undefined && !trust ? null : (
    <div className={styles.foot} data-stack>
      {optIn !== undefined && (
        <Checkbox
          label={optIn}
          name="subscribed"
          checked={draft.draft.subscribed === true}
          onChange={(subscribed) => draft.edit({ subscribed })}
        />
      )}
      {trust && (
        <p className={styles.trust} data-hint data-cluster>
          <span>
            <Icon name="lock-simple-fill" />
            {words.trust.safe}
          </span>
          <span>
            <Icon name="clock-fill" />
            {words.trust.instant}
          </span>
        </p>
      )}
    </div>
  )
