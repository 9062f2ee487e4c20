import { useEffect, useRef, useState } from "react"
import { Button } from "../Button/Button"
import type { IconName } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import styles from "./SelectionBar.module.css"

export type SelectionBarProps = {
  /** How many are selected, in words; without it there is no bar. */
  readonly text: string | undefined
  /** What went wrong with them, told politely. */
  readonly failure?: string | undefined
  readonly actionLabel: string
  readonly actionIcon?: IconName | undefined
  readonly onAction: () => void
  readonly dismissLabel: string
  readonly onDismiss: () => void
  /** A modal lies over the page, so that the focus is there. */
  readonly covered: boolean
  /** The id of what can be selected: when bar and modal have left, a focus that was lost with them goes on there. */
  readonly backTo: string
}

/** Until then a modal that has just left still hides what is said outside it. */
const heardAfter = 150

/** A text that is said a moment later than it comes. */
const useSaidLater = (text: string | undefined) => {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), text === undefined ? 0 : heardAfter)
    return () => clearTimeout(timer)
  }, [text])
  return text && said
}

/** What is selected in the page and what can be done with it, on a dark bar that floats at its foot (ML-01). */
export const SelectionBar = (props: SelectionBarProps) => {
  const { text, failure, actionLabel, actionIcon, onAction, dismissLabel, onDismiss, covered, backTo } = props
  const said = useSaidLater(failure)
  const shown = text !== undefined
  const before = useRef(shown)
  useEffect(() => {
    if (shown) before.current = true
    if (shown || covered || !before.current) return
    before.current = false
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById(backTo)?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [shown, covered, backTo])
  return (
    <div className={styles.SelectionBar} data-shown={shown || undefined} data-on-dark>
      <div className={styles.text}>
        <p role="status">{text}</p>
        <p role="status" className={styles.failure}>
          {shown && said}
        </p>
      </div>
      {shown && (
        <>
          <div className={styles.action}>
            <Button kind="pop" size="small" icon={actionIcon} onClick={onAction}>
              {actionLabel}
            </Button>
          </div>
          <IconButton label={dismissLabel} icon="x-bold" onClick={onDismiss} />
        </>
      )}
    </div>
  )
}
