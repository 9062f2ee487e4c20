import { useEffect, useState } from "react"
import { Button } from "../Button/Button"
import { goOn } from "./goOn"
import styles from "./Remedy.module.css"

/** A reading of what was typed. `sends`: it was all that kept the form from being sent. */
export type Offer = { readonly label: string; readonly onUse: () => void; readonly sends?: boolean }

export type RemedyProps = {
  readonly id: string
  /** The id of the control that the offer fills. */
  readonly of: string
  readonly offer: Offer | undefined
}

/**
 * Offers another reading under a field, as a button: the visitor decides (VA-10). A press fills the
 * field and goes on to the next wrong one, to the next one, or with `sends` sends the form.
 */
export const Remedy = ({ id, of, offer }: RemedyProps) => {
  const [used, setUsed] = useState<Offer>()
  useEffect(() => {
    if (used) goOn(document.getElementById(of), used.sends)
  }, [of, used])
  const use = (offer: Offer) => {
    offer.onUse()
    setUsed(offer)
  }
  return (
    <div className={styles.Remedy} id={id} role="status">
      {offer && (
        <Button kind="line" size="small" onClick={() => use(offer)}>
          {offer.label}
        </Button>
      )}
    </div>
  )
}
