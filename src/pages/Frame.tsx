import type { MouseEvent, ReactNode } from "react"
import { useLocation } from "wouter"
import { Footer } from "../components/Footer/Footer"
import { Header } from "../components/Header/Header"
import { SkipLink } from "../components/SkipLink/SkipLink"
import type { Mood } from "../core/channel/channel"
import { phoneHref } from "../core/channel/phone"
import { useArrival } from "../journey/useArrival"
import { useJourney } from "../journey/useJourney"

export interface FrameProps {
  /** The document's title. */
  readonly title: string
  /** The light of the hero under the header; without it the header is solid. */
  readonly mood?: Mood
  readonly children: ReactNode
}

/** Follows links inside the portal without leaving the document; new tabs and anchors of the page that is shown are the browser's. */
const useNavigation = () => {
  const [path, go] = useLocation()
  return (href: string, event: MouseEvent) => {
    const [target, anchor] = href.split("#")
    if (event.metaKey || event.ctrlKey || event.shiftKey || (target === path && anchor !== undefined)) return
    event.preventDefault()
    if (target === path) scrollTo({ top: 0 })
    else go(href)
  }
}

/** What every page stands in: skip link, header, main, footer (1§2). */
export const Frame = ({ children, mood, title }: FrameProps) => {
  const { channel, copy, logo, today } = useJourney()
  const [path] = useLocation()
  const onNavigate = useNavigation()
  useArrival()

  const { footer, menu, ...words } = copy.shell
  const { brandName, hours, phones } = channel
  const quote = { label: menu.quote, href: "/#cotizar", current: path === "/cotizar" }
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={`https://${channel.hosts[0]}${path}`} />
      <SkipLink href="#contenido">{words.skip}</SkipLink>
      <Header
        kind={mood ? "over" : "solid"}
        mood={mood}
        night={channel.navbar === "dark"}
        logo={logo}
        brand={brandName}
        tagline={words.tagline}
        contact={[phones[0], hours].filter(Boolean).join(" · ")}
        legal={[]}
        menu={[{ label: menu.home, href: "/", current: path === "/" }, quote]}
        words={words.header}
        onNavigate={onNavigate}
      />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <Footer
        logo={logo}
        brand={brandName}
        homeLabel={words.header.home}
        contactTitle={footer.contact}
        phones={phones.map((phone) => ({ label: phone, href: phoneHref(phone) }))}
        hours={hours}
        columns={[{ title: footer.linksTitle, links: [{ label: footer.quote, href: "/#cotizar" }] }]}
        closing={[footer.rights(brandName, Number(today().slice(0, 4))), footer.terms]}
        above="sunken"
        onNavigate={onNavigate}
      />
    </>
  )
}
