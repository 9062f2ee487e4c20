import type { ReactNode } from "react"
import { Link, useLocation } from "wouter"
import { useJourney } from "../../journey/useJourney"

/** Documents, the provider's own pages and other sites are not drawn by the portal. */
const leadsToPage = (href: string) => /^\/(?!Docs\/|_sandbox|userinfo|api_url|one_trust)/.test(href)

/** A link in a text: inside the portal it goes on without a reload, and what it leads to is fetched when it is reached for. */
export const PortalLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => {
  const { hasOwnDocument, prepare } = useJourney()
  const [path] = useLocation()
  if (!leadsToPage(href) || hasOwnDocument(href) || hasOwnDocument(path)) return <a href={href}>{children}</a>
  const onReach = () => void prepare(href)
  return (
    <Link href={href} onPointerEnter={onReach} onFocus={onReach}>
      {children}
    </Link>
  )
}
