import { AccountList } from "../components/AccountMenu/AccountList"
import { AccountMenu } from "../components/AccountMenu/AccountMenu"
import { LinkButton } from "../components/Button/Button"
import type { AccountLook } from "../components/Header/Header"
import type { Navigation } from "../components/Header/NavLink"
import { accountLinks } from "../journey/presentFrame"
import { useJourney } from "../journey/useJourney"

/** The way in, or the places of whoever is logged in with a verified e-mail (1§2, 1§4). Both leave the document by /login and /logout. */
export const Account = (props: Navigation & { readonly look: AccountLook; readonly path: string }) => {
  const { copy, visit } = useJourney()
  const { look, path, onNavigate, ...rest } = props
  const { account } = copy.shell
  if (!visit.session.value) {
    const kind = look === "drawer" ? "primary" : look
    return (
      <LinkButton kind={kind} block={look === "drawer"} href="/login" onClick={() => visit.followed(account.enter)}>
        {account.enter}
      </LinkButton>
    )
  }
  const menu: Navigation & { label: string; links: ReturnType<typeof accountLinks> } = {
    ...rest,
    label: account.title,
    links: accountLinks(copy.shell, path),
    onNavigate: (href, event) => {
      if (href === "/logout") visit.loggedOut()
      onNavigate?.(href, event)
    }
  }
  return look === "drawer" ? <AccountList {...menu} /> : <AccountMenu {...menu} kind={look} />
}
