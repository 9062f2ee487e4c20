import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { LateChat } from "../../components/ChatLink/LateChat"
import type { FooterProps } from "../../components/Footer/Footer"
import { SkipLink } from "../../components/SkipLink/SkipLink"
import type { Mood } from "../../styles/looks"
import { LateNotice } from "./LateNotice"
import { LayoutBanner } from "./LayoutBanner"
import { LayoutFooter } from "./LayoutFooter"
import { LayoutHeader } from "./LayoutHeader"
import type { LayoutNoticeProps } from "./LayoutNotice"
import { useNavigation } from "./useNavigation"

type AroundMainProps = Pick<FooterProps, "above" | "chat"> & {
  readonly external: boolean
  readonly mood: Mood | undefined
  readonly notice: LayoutNoticeProps | undefined
  /** Text of the link to `main`. */
  readonly skip: string
  readonly children: ReactNode
}

/** The id of `main`. */
export const start = "contenido"
const foot = "pie"

/**
 * What stands around a page's `main`: skip link, banner, header, footer, notice and chat. Pictures
 * of pages leave it out, so TurboSnap does not follow this file (`untraced` in
 * chromatic.config.json): the stories of Layout show it.
 */
export const AroundMain = ({ above, chat, children, external, mood, notice, skip }: AroundMainProps) => {
  const [path] = useLocation()
  const navigation = useNavigation()
  return (
    <>
      <SkipLink href={`#${start}`}>{skip}</SkipLink>
      {!external && <LayoutBanner />}
      <LayoutHeader {...navigation} mood={mood} path={path} external={external} footHref={`#${foot}`} />
      {children}
      {!external && <LayoutFooter {...navigation} id={foot} chat={chat} above={above} />}
      {notice && <LateNotice {...notice} />}
      {chat && <LateChat href={chat.href}>{chat.label}</LateChat>}
    </>
  )
}
