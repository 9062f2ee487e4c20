import type { ReactNode } from "react"
import { AccountLayout } from "../../components/AccountLayout/AccountLayout"
import { useJourney } from "../../journey/useJourney"
import { LateRoad } from "../service/LateRoad"
import { Layout } from "../shell/Layout"
import { useNavigation } from "../shell/useNavigation"

type AccountShellProps = {
  readonly title: string
  readonly path: "/tusdatos" | "/tuscompras"
  /** Without the menu, until the account is known. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** A page of the account, with the menu that leads to the others. */
export const AccountShell = ({ title, path, bare = false, children }: AccountShellProps) => {
  const { account } = useJourney().copy.shell
  const navigation = useNavigation()
  const item = (label: string, href: string) => ({ label: label.toLocaleUpperCase(), href, current: path === href })
  const items = [
    { ...item(account.details, "/tusdatos"), icon: "identification-card" },
    { ...item(account.purchases, "/tuscompras"), icon: "receipt" }
  ] as const
  return (
    <Layout name={title} above="page">
      <LateRoad />
      {bare ? (
        children
      ) : (
        <AccountLayout {...navigation} label={account.title} items={items} title={title}>
          {children}
        </AccountLayout>
      )}
    </Layout>
  )
}
