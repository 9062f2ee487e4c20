import { useEffect, useRef, useState } from "react"
import { Button } from "../Button/Button"
import styles from "./Remedy.module.css"

const asked = "input, select, textarea, [popovertarget], [type=submit]"

/**
 * Moves on from a place in a form: to the next wrong control, and otherwise to the next one.
 * `sends` presses the form's button where nothing is wrong.
 */
const goOn = (from: HTMLElement, sends: boolean) => {
  const all = Array.from(from.closest("form")?.elements ?? []) as Array<HTMLElement>
  const controls = all.filter((each) => each.matches(asked))
  const isAhead = (each: HTMLElement) => Boolean(from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
  const ahead = [...controls.filter(isAhead), ...controls.filter((each) => !isAhead(each))]
  const wrong = ahead.find((each) => each.closest("[aria-invalid=true], [data-invalid]"))
  const submit = controls.find((each) => each.matches("[type=submit]"))
  if (wrong || !sends) return (wrong ?? ahead[0])?.focus()
  submit?.focus()
  submit?.click()
}

export type RemedyProps = {
  /** What the field's text may mean; undefined without a doubt. */
  readonly reading: string | undefined
  /** Words of the button. */
  readonly label: (reading: string) => string
  /** The visitor takes the suggestion over. */
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
