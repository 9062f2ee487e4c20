import type { ReactNode } from "react"
import { Button } from "../Button/Button"
import styles from "./OtherCard.module.css"

export type OtherCardProps = {
  readonly advice: string
  /** Words of the button. */
  readonly label: string
  /** The visitor wants to type another card. */
  readonly onOther: () => void
  /** Whom to call. */
  readonly children: ReactNode
}

/** The ways on under the number of a card that was declined. */
export const OtherCard = ({ advice, children, label, onOther }: OtherCardProps) => (
  <div className={styles.OtherCard} data-small data-stack>
    <p>{advice}</p>
    <div>
      <Button kind="line" size="small" onClick={onOther}>
        {label}
      </Button>
    </div>
    {children}
  </div>
)
