import { useState } from "react"
import { Toast } from "../components/Toast/Toast"
import { profile as copy } from "../copy/profile"
import { useJourney, useOnEnter } from "../journey/useJourney"
import { useWords } from "../journey/useWords"

const isNotice = <Names extends object>(name: string, notices: Names): name is Extract<keyof Names, string> =>
  Object.hasOwn(notices, name)

export type FrameNoticeProps = {
  /** Under which of its names it was sent along. */
  readonly name: string
  /** It was put away, or its time is over. */
  readonly onTold: () => void
}

/** What is told where somebody arrives; it is told until it is put away. */
export const FrameNotice = ({ name, onTold }: FrameNoticeProps) => {
  useJourney()
  const { close, notices } = useWords("profile", copy)
  // what comes into a region that is there already is read aloud
  const [open, setOpen] = useState(false)
  useOnEnter(() => setOpen(true))
  const message = open && isNotice(name, notices) ? { kind: "ok" as const, text: notices[name] } : undefined
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
