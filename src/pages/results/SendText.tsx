import { useState } from "react"
import { SendDialog } from "../../components/SendDialog/SendDialog"
import { sharing as texts } from "../../copy/sharing"
import type { Shared } from "../../core/device/sharing"
import { useJourney, useOnEnter, useWords } from "../../journey/useJourney"
import { whatsAppWith } from "./presentSent"

export type SendTextProps = {
  /** What is sent, as its button says it. */
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}

/**
 * Hands a text to the device's list of apps, right after a press. Where that is not possible, a
 * dialog offers it to WhatsApp and to copy. A text that was shared or given up needs no word.
 */
export const SendText = ({ title, text, onClose }: SendTextProps) => {
  const { sharing } = useJourney()
  const words = useWords(texts)
  const [failed, setFailed] = useState<Shared>()
  useOnEnter(async () => {
    const shared = await sharing().then(
      ({ share }) => share(text),
      () => "refused" as const
    )
    if (shared === "shared" || shared === "cancelled") onClose()
    else setFailed(shared)
  })
  if (failed === undefined) return null
  return (
    <SendDialog
      title={title}
      failure={failed === "refused" ? words.refused : undefined}
      text={text}
      href={whatsAppWith(text)}
      open
      onClose={onClose}
      words={words}
    />
  )
}
