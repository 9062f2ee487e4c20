import { type ReactNode, useEffect, useState } from "react"
import { useLocation } from "wouter"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import type { Mood } from "../../styles/looks"
import { AroundMain, start } from "./AroundMain"
import { useArrival } from "./useNavigation"

export interface LayoutProps {
  /** The page's own name, to which the title adds the brand. */
  readonly name?: string
  /** The whole title, where it has another form. */
  readonly title?: string
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

const useNotice = () => {
  const [name, setName] = useState<string>()
  useOnEnter(() => setName(history.state?.notice))
  return name && { name, onTold: () => history.replaceState(null, "") }
}

const useNews = () => {
  const { closed, now } = useJourney().switches
  const { notice: text, sale } = useRead(now) ?? {}
  const told = useRead(closed)
  const name = sale === false ? "notOnSale" : undefined
  const news = `${name} ${text}`
  const onTold = () => {
    closed.value = news
  }
  return (name || text) && news !== told && { name, text, onTold }
}

const useExternalVisit = (context: NonNullable<LayoutProps["context"]>) => {
  const { visit } = useJourney()
  const [underWay] = useState(() => context !== "shop" && visit.external.isThere())
  useEffect(() => {
    if (context === "shop") visit.external.lift()
    if (context === "external") visit.external.put()
  }, [visit, context])
  return context === "external" || underWay
}

/** The frame of every page: skip link, banner, header, main, footer (A11Y-09). */
export const Layout = ({ above = "sunken", children, context = "shop", mood, name = "", title }: LayoutProps) => {
  const { channel, copy, visit } = useJourney()
  const [path] = useLocation()
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
      <title>{title ?? copy.shell.titles.page(name, channel.brandName)}</title>
      <AroundMain above={above} chat={chat} external={external} mood={mood} notice={notice || undefined} skip={skip}>
        <main id={start} tabIndex={-1}>
          {children}
        </main>
      </AroundMain>
    </>
  )
}
