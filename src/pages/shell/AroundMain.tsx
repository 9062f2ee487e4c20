import type { ReactNode } from "react"
import { useLocation } from "wouter"
import type { FooterProps } from "../../components/Footer/Footer"
import type { Mood } from "../../core/channel/channel"
import { LayoutBanner } from "./LayoutBanner"
import { LayoutFooter } from "./LayoutFooter"
import { LayoutHeader } from "./LayoutHeader"
import { useNavigation } from "./useNavigation"

type AroundMainProps = Pick<FooterProps, "above" | "chat"> & {
  readonly external: boolean
  readonly mood: Mood | undefined
  readonly children: ReactNode
}

const foot = "pie"

/**
 * Banner, header and footer around a page's `main`. Pictures of pages leave them out, so TurboSnap
 * does not follow this file (`untraced` in chromatic.config.json): the stories of Layout show them.
 */
export const AroundMain = ({ above, chat, children, external, mood }: AroundMainProps) => {
  const [path] = useLocation()
  const navigation = useNavigation()
  return (
    <>
      {!external && <LayoutBanner />}
      <LayoutHeader {...navigation} mood={mood} path={path} external={external} footHref={`#${foot}`} />
      {children}
      {!external && <LayoutFooter {...navigation} id={foot} chat={chat} above={above} />}
    </>
  )
}
