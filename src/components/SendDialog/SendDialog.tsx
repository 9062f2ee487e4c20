import { useRef } from "react"
import { Alert } from "../Alert/Alert"
import { LinkButton } from "../Button/Button"
import { Dialog } from "../Dialog/Dialog"
import { Stack } from "../Stack/Stack"
import { CopyButton, type CopyWords } from "../TripPass/CopyButton"
import styles from "./SendDialog.module.css"

export type SendDialogWords = CopyWords & {
  /** Of the link to WhatsApp. */
  readonly whatsApp: string
  readonly close: string
}

export type SendDialogProps = {
  readonly title: string
  /** Why the message did not go another way. */
  readonly failure?: string | undefined
  /** The message, with its line breaks. */
  readonly text: string
  /** Opens WhatsApp with the message in it. */
  readonly href: string
  readonly open: boolean
  /** Escape, a press outside or the cross asks to close: set `open` to false. */
  readonly onClose: () => void
  /** The link, the button that copies, before and after, and the cross. */
  readonly words: SendDialogWords
}

/** Shows a message whole, to send by WhatsApp or to copy. */
export const SendDialog = ({ title, failure, text, href, open, onClose, words }: SendDialogProps) => {
  const message = useRef<HTMLParagraphElement>(null)
  const actions = (
    <>
      <CopyButton text={text} words={words} shown={message} size="normal" />
      <LinkButton href={href} target="_blank" rel="noopener" icon="whatsapp-logo">
        {words.whatsApp}
      </LinkButton>
    </>
  )
  return (
    <Dialog title={title} open={open} onClose={onClose} closeLabel={words.close} actions={actions}>
      <Stack>
        {failure && <Alert kind="info">{failure}</Alert>}
        <p ref={message} className={styles.SendDialog} data-text>
          {text}
        </p>
      </Stack>
    </Dialog>
  )
}
