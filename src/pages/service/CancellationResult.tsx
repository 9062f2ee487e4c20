import { useLocation } from "wouter"
import { Button } from "../../components/Button/Button"
import { Dialog } from "../../components/Dialog/Dialog"
import { Receipt } from "../../components/Receipt/Receipt"
import { Stack } from "../../components/Stack/Stack"
import { withdrawal } from "../../copy/withdrawal"
import type { CancellationKind } from "../../core/service/cancellation"
import { useServiceForm } from "../../journey/service/useServiceForm"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { noticeState } from "../../journey/visit/notices"
import { PhoneLinks } from "../shell/PhoneLinks"
import { presentReceipt } from "./presentReceipt"

/** The result of the sending: a receipt, or a retry. Closing it leads home (WD-08). */
export const CancellationResult = ({ kind }: { readonly kind: CancellationKind }) => {
  const { channel } = useJourney()
  const words = useWords("withdrawal", withdrawal)
  const { dismiss, send, state } = useServiceForm(kind)
  const [, go] = useLocation()
  const { failed, resultTitle } = words.kinds[kind]
  const ended = state.value
  if (ended.is !== "done" && ended.is !== "failed") return null
  const leave = () => {
    dismiss()
    go("/", { state: noticeState(ended.is === "failed" ? "notSent" : undefined) })
  }
  const shared = { title: resultTitle, open: true, onClose: leave, closeLabel: words.close }
  if (ended.is === "failed")
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
      <Stack>
        <p>{words.sent}</p>
        <p>{words.keep}</p>
        <Receipt {...presentReceipt(ended.value, words, channel)} words={words.receipt} />
      </Stack>
    </Dialog>
  )
}
