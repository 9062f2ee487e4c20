import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { Button } from "../../components/Button/Button"
import { Dialog } from "../../components/Dialog/Dialog"
import { Stack } from "../../components/Stack/Stack"
import { withdrawal } from "../../copy/withdrawal"
import { useWords } from "../../journey/useWords"
import { noticeState } from "../../journey/visit/visit"
import { PhoneLinks } from "../shell/PhoneLinks"

export type SendingResultProps = {
  readonly is: string
  readonly title: string
  readonly failed: string
  readonly dismiss: () => void
  readonly send: () => void
  readonly children: ReactNode
}

/** The result of a form's sending: its receipt, or a retry. Closing it leads home (WD-08). */
export const SendingResult = ({ children, dismiss, failed, is, send, title }: SendingResultProps) => {
  const words = useWords(withdrawal)
  const [, go] = useLocation()
  if (is !== "done" && is !== "failed") return null
  const leave = () => {
    dismiss()
    go("/", { state: noticeState(is === "failed" ? "notSent" : undefined) })
  }
  const shared = { title, open: true, onClose: leave, closeLabel: words.close }
  if (is === "failed")
    return (
      <Dialog {...shared} actions={<Button onClick={send}>{words.retry}</Button>}>
        <Stack>
          <p>{failed}</p>
          <p>{words.kept}</p>
          <PhoneLinks />
        </Stack>
      </Dialog>
    )
  return (
    <Dialog {...shared}>
      <Stack>{children}</Stack>
    </Dialog>
  )
}
