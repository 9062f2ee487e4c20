import { useState } from "react"
import { Toast } from "../../components/Toast/Toast"
import { notices as copy, type Message } from "../../copy/notices"
import { mayBeCharged } from "../../journey/checkout/mayBeCharged"
import { useJourney, useOnEnter, useWords } from "../../journey/useJourney"
import type { NoticeName } from "../../journey/visit/visit"
import { useNavigation } from "./useNavigation"

const isNotice = (name = ""): name is NoticeName => Object.hasOwn(copy.messages, name)

export type LayoutNoticeProps = {
  readonly name?: string | undefined
  readonly text?: string | undefined
  readonly onTold: () => void
}

type Followed = Parameters<ReturnType<typeof useNavigation>["onNavigate"]>[1]

export const LayoutNotice = ({ name, onTold, text }: LayoutNoticeProps) => {
  const { close, messages } = useWords(copy)
  const { onNavigate } = useNavigation()
  // Screen readers announce text that enters an existing region.
  const [open, setOpen] = useState(false)
  const journey = useJourney()
  const [inDoubt, setInDoubt] = useState(false)
  const named = isNotice(name) ? messages[name] : undefined
  useOnEnter(async () => {
    if (named?.inDoubt) setInDoubt(await mayBeCharged(journey))
    setOpen(true)
  })
  const own = (inDoubt && named?.inDoubt) || named?.text
  const found: Message | undefined = text
    ? { kind: "info", text: [own, text].filter(Boolean).join(" ") }
    : named && { ...named, text: own ?? named.text }
  const told = open ? found : undefined
  const { action } = told ?? {}
  const link = action && { ...action, onClick: (event: Followed) => onNavigate(action.href, event) }
  const message = told && { ...told, stays: !told.brief, action: link }
  return (
    <Toast
      message={message}
      closeLabel={close}
      onClose={() => {
        setOpen(false)
        onTold()
      }}
    />
  )
}
