import type { ReactNode } from "react"
import { Link, useLocation } from "wouter"
import { useJourney } from "../../journey/useJourney"

/** False for documents, the provider's pages and other sites, which the portal does not draw. */
const leadsToPage = (href: string) => /^\/(?!Docs\/|_|userinfo|api_url|one_trust)/.test(href)

/** A link in a text. Inside the portal it opens without a reload, and preloads on intent. */
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
