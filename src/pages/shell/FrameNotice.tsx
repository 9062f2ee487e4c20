import { useState } from "react"
import { Toast } from "../../components/Toast/Toast"
import { notices as copy } from "../../copy/notices"
import { useOnEnter } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import type { NoticeName } from "../../journey/visit/notices"
import { useNavigation } from "./useNavigation"

const isNotice = (name: string): name is NoticeName => Object.hasOwn(copy.messages, name)

export type FrameNoticeProps = {
  /** Under which of its names it was sent along. */
  readonly name: string
  /** It was put away, or its time is over. */
  readonly onTold: () => void
}

type Followed = Parameters<ReturnType<typeof useNavigation>["onNavigate"]>[1]

/** What is told where a visitor arrives; it is told until it is put away. */
export const FrameNotice = ({ name, onTold }: FrameNoticeProps) => {
  const { close, messages } = useWords("notices", copy)
  const { onNavigate } = useNavigation()
  // what comes into a region that is there already is read aloud
  const [open, setOpen] = useState(false)
  useOnEnter(() => setOpen(true))
  const told = open && isNotice(name) ? messages[name] : undefined
  const { action } = told ?? {}
  const link = action && { ...action, onClick: (event: Followed) => onNavigate(action.href, event) }
  const message = told && { ...told, action: link }
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
