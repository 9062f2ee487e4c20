import type { ReactNode } from "react"
import { Link, useLocation } from "wouter"
import { useJourney } from "../../journey/useJourney"

/**
 * True for pages of the portal: it does not draw documents, the provider's pages or other sites.
 */
const leadsToPage = (href: string) => /^\/(?!Docs\/|_|userinfo|api_url|one_trust)/.test(href)

/**
 * A link in a text. Inside the portal it navigates without a reload, and preloads its page on
 * intent.
 */
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
