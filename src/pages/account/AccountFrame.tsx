import type { ReactNode } from "react"
import { AccountLayout } from "../../components/AccountLayout/AccountLayout"
import type { PagePath } from "../../core/channel/paths"
import { useJourney } from "../../journey/useJourney"
import { Frame } from "../shell/Frame"
import { useNavigation } from "../shell/useNavigation"
import { accountMenu } from "./presentAccount"

export const AccountFrame = (props: {
  readonly title: string
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
