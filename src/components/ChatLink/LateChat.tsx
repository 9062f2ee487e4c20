import { Suspense, useEffect, useState } from "react"
import { lazyPart } from "../../hydration/lazyPart"
import type { ChatLinkProps } from "./ChatLink"

const ChatLink = lazyPart<ChatLinkProps>(
  async () => (await import("./ChatLink")).ChatLink,
  () => null
)

const signs = ["scroll", "keydown", "pointermove", "pointerdown"]

export const LateChat = (chat: ChatLinkProps) => {
  const [met, setMet] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    for (const sign of signs) addEventListener(sign, () => setMet(true), { signal: ended.signal })
    return () => ended.abort()
  }, [])
  return (
    met && (
      <Suspense fallback={null}>
        <ChatLink {...chat} />
      </Suspense>
    )
  )
}
