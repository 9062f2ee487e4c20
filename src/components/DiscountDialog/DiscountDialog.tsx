import { useId, useRef } from "react"
import { Button } from "../Button/Button"
import { Dialog } from "../Dialog/Dialog"
import { type CopyWords, copyOrSelect } from "../TripPass/CopyButton"
import styles from "./DiscountDialog.module.css"

export type DiscountDialogWords = CopyWords & {
  readonly title: string
  /** How to use the code, above it. */
  readonly how: string
  /** Accessible name of the code. */
  readonly code: string
  readonly close: string
}

export type DiscountDialogProps = {
  readonly open: boolean
  /** What the discount gives. */
  readonly text: string
  /** Empty: the discount needs none. */
  readonly code: string
  /** How the visitor took the code; undefined before. */
  readonly taken: "copied" | "selected" | undefined
  /** After the press: copied, or selected if the browser refuses to copy. */
  readonly onTake: (how: "copied" | "selected") => void
  /** Escape, a press outside or a button asks to close: set `open` to false. */
  readonly onClose: () => void
  /** Title, how to use the code, and the button that copies it, before and after. */
  readonly words: DiscountDialogWords
}

/** Tells of a discount, and gives its code to copy. */
export const DiscountDialog = (props: DiscountDialogProps) => {
  const { open, text, code, onClose, words } = props
  return (
    <Dialog title={words.title} open={open} onClose={onClose} closeLabel={words.close}>
      <div className={styles.DiscountDialog} data-stack>
        <p className={styles.text}>{text}</p>
        {code && <Code {...props} />}
      </div>
    </Dialog>
  )
}

const Code = ({ code, taken, onTake, words }: DiscountDialogProps) => {
  const shown = useRef<HTMLOutputElement>(null)
  const id = useId()
  return (
    <>
      <p id={id}>{words.how}</p>
      <div className={styles.row} data-cluster>
        <output ref={shown} className={styles.code} aria-label={words.code} aria-live="off">
          {code}
        </output>
        <div role="status">
          <Button
            kind="line"
            icon={taken === "copied" ? "check-bold" : "copy"}
            aria-describedby={id}
            onClick={() => copyOrSelect(code, shown.current, onTake)}
          >
            {taken ? words[taken] : words.copy}
          </Button>
        </div>
      </div>
    </>
  )
}
