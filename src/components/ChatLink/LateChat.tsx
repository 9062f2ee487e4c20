import { Suspense, useEffect, useState } from "react"
import { late, Part } from "../../browser/late"
import { touched } from "../../browser/when"
import type { ChatLinkProps } from "./ChatLink"

const ChatLink = late(async () => (await import("./ChatLink")).ChatLink, { instead: () => null })

export const LateChat = (chat: ChatLinkProps) => {
  const [met, setMet] = useState(false)
  useEffect(() => touched(() => setMet(true)), [])
  return (
    met && (
      <Suspense fallback={null}>
        <Part is={ChatLink} {...chat} />
      </Suspense>
    )
  )
}
