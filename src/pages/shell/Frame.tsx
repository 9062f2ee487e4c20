import { type ReactNode, useEffect, useState } from "react"
import { useLocation } from "wouter"
import { LateChat } from "../../components/ChatLink/LateChat"
import { SkipLink } from "../../components/SkipLink/SkipLink"
import type { Mood } from "../../core/channel/channel"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import { FrameBanner } from "./FrameBanner"
import { FrameFooter } from "./FrameFooter"
import { FrameHeader } from "./FrameHeader"
import { LateNotice } from "./LateNotice"
import { useArrival } from "./useArrival"
import { useNavigation } from "./useNavigation"

export interface FrameProps {
  readonly title: string
  readonly mood?: Mood
  /**
   * shop: everything · purchase: the same, or `external` if a partner began it · payment: as
   * purchase, without the chat, since a page with a card opens nothing else · external: without
   * menu, banner, legal bar, chat and footer, which are ways out of a partner's purchase (SH-08)
   */
  readonly context?: "shop" | "purchase" | "payment" | "external"
  readonly above?: "page" | "sunken" | "scene"
  readonly children: ReactNode
}

const foot = "pie"

const useNotice = () => {
  const [name, setName] = useState<string>()
  useOnEnter(() => setName(history.state?.notice))
  return name && { name, onTold: () => history.replaceState(null, "") }
}

const useNews = () => {
  const { closed, now } = useJourney().switches
  const { notice: text, sale } = now.value ?? {}
  const name = sale === false ? "notOnSale" : undefined
  const news = `${name} ${text}`
  const onTold = () => {
    closed.value = news
  }
  return (name || text) && news !== closed.value && { name, text, onTold }
}

const useExternalVisit = (context: NonNullable<FrameProps["context"]>) => {
  const { visit } = useJourney()
  const [underWay] = useState(() => context !== "shop" && visit.external.isUnderWay())
  useEffect(() => {
    if (context === "shop") visit.external.end()
    if (context === "external") visit.external.begin()
  }, [visit, context])
  return context === "external" || underWay
}

/** The frame of every page: skip link, banner, header, main, footer (A11Y-09). */
export const Frame = ({ above = "sunken", children, context = "shop", mood, title }: FrameProps) => {
  const { channel, copy, visit } = useJourney()
  const [path] = useLocation()
  const navigation = useNavigation()
  const news = useNews()
  const notice = useNotice() || news
  const external = useExternalVisit(context)
  useArrival()
  useEffect(() => {
    visit.begin()
    if (!history.state?.landed) visit.remember(path)
  }, [visit, path])

  const { chat: label, skip } = copy.shell
  const chat = context !== "payment" && !external && channel.chat ? { label, href: channel.chat } : undefined
  return (
    <>
      <title>{title}</title>
      <SkipLink href="#contenido">{skip}</SkipLink>
      {!external && <FrameBanner />}
      <FrameHeader {...navigation} mood={mood} path={path} external={external} footHref={`#${foot}`} />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      {!external && <FrameFooter {...navigation} id={foot} chat={chat} above={above} />}
      {notice && <LateNotice {...notice} />}
      {chat && <LateChat href={chat.href}>{chat.label}</LateChat>}
    </>
  )
}
