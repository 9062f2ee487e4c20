import type { ReactNode } from "react"
import { Redirect } from "wouter"
import { AccountLayout } from "../../components/AccountLayout/AccountLayout"
import { VoucherSkeleton } from "../../components/VoucherList/VoucherSkeleton"
import { purchases as copy } from "../../copy/purchases"
import type { PagePath } from "../../core/channel/paths"
import { useAccount } from "../../journey/account/account"
import { useJourney, useOnEnter, useWords } from "../../journey/useJourney"
import { noticeState } from "../../journey/visit/visit"
import { Layout } from "../shell/Layout"
import { useNavigation } from "../shell/useNavigation"
import { Purchases } from "./PurchaseList"
import { accountMenu } from "./presentAccount"

const AccountShell = (props: {
  readonly title: string
  readonly path: Extract<PagePath, "/tusdatos" | "/tuscompras">
  readonly children: ReactNode
}) => {
  const { channel, copy } = useJourney()
  const { children, path, title } = props
  const navigation = useNavigation()
  return (
    <Layout title={copy.shell.titles.page(title, channel.brandName)} above="page">
      <AccountLayout {...navigation} {...accountMenu(copy.shell, path)} title={title}>
        {children}
      </AccountLayout>
    </Layout>
  )
}

export const PurchasesPage = () => {
  const { checkout } = useJourney()
  const words = useWords(copy)
  const who = useAccount()
  useOnEnter(() => void checkout.load().catch(() => undefined))
  if (who === "loggedOut") return <Redirect to="/" replace state={noticeState("account")} />
  return (
    <AccountShell title={words.title} path="/tuscompras">
      {who ? <Purchases key={who.email} session={who} /> : <VoucherSkeleton label={words.loading} />}
    </AccountShell>
  )
}
