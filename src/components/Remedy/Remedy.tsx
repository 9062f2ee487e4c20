import { useEffect, useRef, useState } from "react"
import { Button } from "../Button/Button"
import { goOn } from "./goOn"
import styles from "./Remedy.module.css"

export type RemedyProps = {
  /** What the field's text may mean; undefined without a doubt. */
  readonly reading: string | undefined
  /** Words of the button. */
  readonly label: (reading: string) => string
  readonly onUse: (reading: string) => void
  /** The field is all that keeps the form from being sent, if no other is wrong. */
  readonly sends?: boolean
}

/**
 * Offers another reading under a field, as a button: the visitor decides (VA-10). A press fills the
 * field and goes on to the next wrong one, to the next one, or with `sends` sends the form.
 */
export const Remedy = ({ label, onUse, reading, sends = false }: RemedyProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [used, setUsed] = useState<{ readonly sends: boolean }>()
  useEffect(() => {
    if (used && box.current) goOn(box.current, used.sends)
  }, [used])
  const use = (reading: string) => {
    onUse(reading)
    setUsed({ sends })
  }
  return (
    <div ref={box} className={styles.Remedy} role="status">
      {reading !== undefined && (
        <Button kind="line" size="small" onClick={() => use(reading)}>
          {label(reading)}
        </Button>
      )}
    </div>
  )
}
