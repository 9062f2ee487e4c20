import { useEffect, useRef, useState } from "react"
import { Button } from "../Button/Button"
import type { IconName } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import styles from "./SelectionBar.module.css"

export type SelectionBarProps = {
  /** What is selected. Undefined: the bar hides. */
  readonly text: string | undefined
  /** Why the action failed; announced. */
  readonly failure?: string | undefined
  readonly actionLabel: string
  readonly actionIcon?: IconName | undefined
  /** Acts on what is selected. */
  readonly onAction: () => void
  /** Accessible name of the cross. */
  readonly dismissLabel: string
  /** Selects nothing any more. */
  readonly onDismiss: () => void
  /** A modal is open: the focus stays in it. */
  readonly covered: boolean
  /** Id of the list. It takes the focus that bar and modal lose when they disappear. */
  readonly backTo: string
}

/** In milliseconds. Until then a closing modal still hides the page from screen readers. */
const heardAfter = 150

const useSaidLater = (text: string | undefined) => {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), text === undefined ? 0 : heardAfter)
    return () => clearTimeout(timer)
  }, [text])
  return text && said
}

/** Stays at the foot while something is selected: says what, and acts on it. */
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
    <div className={styles.SelectionBar} data-row data-screen data-shown={shown || undefined} data-on-dark>
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
