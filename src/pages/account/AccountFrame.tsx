import type { ReactNode } from "react"
import { AccountLayout } from "../../components/AccountLayout/AccountLayout"
import type { PagePath } from "../../core/channel/paths"
import { useJourney } from "../../journey/useJourney"
import { Frame } from "../shell/Frame"
import { useNavigation } from "../shell/useNavigation"
import { accountMenu } from "./presentAccount"

/** What the visitor's own pages stand in: the frame, their menu and their heading (AC-01). */
export const AccountFrame = (props: {
  readonly title: string
  /** The path of the page that is shown, as the menu has it. */
  readonly path: Extract<PagePath, "/tusdatos" | "/tuscompras">
  readonly children: ReactNode
}) => {
  const { channel, copy } = useJourney()
  const { children, path, title } = props
  const navigation = useNavigation()
  return (
    <Frame title={copy.shell.titles.page(title, channel.brandName)} above="page">
      <AccountLayout {...navigation} {...accountMenu(copy.shell, path)} title={title}>
        {children}
      </AccountLayout>
    </Frame>
  )
}
