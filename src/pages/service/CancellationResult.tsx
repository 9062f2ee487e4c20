import { Receipt } from "../../components/Receipt/Receipt"
import { withdrawal } from "../../copy/withdrawal"
import type { CancellationKind } from "../../core/service/cancellation"
import { useServiceForm } from "../../journey/service/useServiceForm"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { presentReceipt } from "./presentReceipt"
import { SendingResult } from "./SendingResult"

export const CancellationResult = ({ kind }: { readonly kind: CancellationKind }) => {
  const { channel } = useJourney()
  const words = useWords(withdrawal)
  const { dismiss, send, state } = useServiceForm(kind)
  const { failed, resultTitle } = words.kinds[kind]
  const ended = state.value
  return (
    <SendingResult is={ended.is} title={resultTitle} failed={failed} dismiss={dismiss} send={send}>
      {ended.is === "done" && (
        <>
          <p>{words.sent}</p>
          <p>{words.keep}</p>
          <Receipt {...presentReceipt(ended.value, words, channel)} words={words.receipt} />
        </>
      )}
    </SendingResult>
  )
}
