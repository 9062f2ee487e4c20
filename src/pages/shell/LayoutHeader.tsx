import { type ReactNode, Suspense } from "react"
import { late, Part } from "../../browser/late"
import type { AccountMenuProps } from "../../components/AccountMenu/AccountMenu"
import { AccountPending } from "../../components/AccountMenu/AccountPending"
import { LinkButton } from "../../components/Button/Button"
import { type AccountLook, Header, type HeaderProps } from "../../components/Header/Header"
import type { Navigation } from "../../components/Header/NavLink"
import { useJourney } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { accountLinks, contactLine, legalLinks, menuLinks, reachLinks } from "./presentLayout"

type Menu = (props: AccountMenuProps) => ReactNode

const Plain: Menu = ({ kind, label, links }) => (
  <LinkButton
    kind={kind === "drawer" ? "line" : kind}
    icon="user-circle"
    iconAfter="caret-down-bold"
    href={links[0]?.href ?? "/"}
  >
    {label}
  </LinkButton>
)

/** Most visitors are not logged in: the menu loads only for those who are. */
const AccountMenu = late(async () => (await import("../../components/AccountMenu/AccountMenu")).AccountMenu, {
  instead: Plain
})

/**
 * ENTRAR, or the account menu of a visitor with a verified e-mail (SH-03, SH-04). Login and logout
 * load a new document.
 */
export const Account = (props: Navigation & { readonly look: AccountLook; readonly path: string }) => {
  const { channel, copy, printed, visit } = useJourney()
  const { look, path, onNavigate, ...rest } = props
  const { account } = copy.shell
  const isDecided = useRead(visit.decided)
  const session = useRead(visit.session)
  // Prerendered pages show the login link. Any other page must not show it to a logged-in visitor.
  if (!isDecided && !printed) {
    const menu = channel.registration === "required" || !path.startsWith("/cotizar")
    return <AccountPending look={look} label={menu ? account.title : account.enter} menu={menu} />
  }
  if (!session) {
    const kind = look === "drawer" ? "primary" : look
    return (
      <LinkButton kind={kind} block={look === "drawer"} href="/login" onClick={() => visit.followed(account.enter)}>
        {account.enter}
      </LinkButton>
    )
  }
  const menu: AccountMenuProps = {
    ...rest,
    kind: look,
    label: account.title,
    links: accountLinks(copy.shell, path),
    onNavigate: (href, event) => {
      if (href === "/logout") visit.loggedOut()
      onNavigate?.(href, event)
    }
  }
  return (
    <Suspense fallback={<Plain {...menu} />}>
      <Part is={AccountMenu} {...menu} />
    </Suspense>
  )
}

export const LayoutHeader = (
  props: Navigation & Pick<HeaderProps, "footHref" | "mood"> & { readonly path: string; readonly external: boolean }
) => {
  const { channel, copy, logo, looks } = useJourney()
  const { external, footHref, mood, path, ...navigation } = props
  const words = copy.shell
  const content: Partial<HeaderProps> = external
    ? { note: words.external }
    : {
        contact: contactLine(channel),
        legal: legalLinks(channel, words),
        menu: menuLinks(words, path),
        reach: reachLinks(channel, words),
        account: (look) => <Account look={look} path={path} {...navigation} />
      }
  return (
    <Header
      {...content}
      {...navigation}
      kind={mood ? "over" : "solid"}
      mood={mood}
      night={looks.navbar === "dark"}
      logo={logo}
      brand={channel.brandName}
      tagline={words.tagline}
      footHref={footHref}
      words={words.header}
    />
  )
}
