import { Header, type HeaderProps } from "../../components/Header/Header"
import type { Navigation } from "../../components/Header/NavLink"
import { useJourney } from "../../journey/useJourney"
import { Account } from "./AccountButton"
import { contactLine, legalLinks, menuLinks } from "./presentFrame"

export const FrameHeader = (
  props: Navigation & Pick<HeaderProps, "footHref" | "mood"> & { readonly path: string; readonly external: boolean }
) => {
  const { channel, copy, logo } = useJourney()
  const { external, footHref, mood, path, ...navigation } = props
  const words = copy.shell
  const content: Partial<HeaderProps> = external
    ? { note: words.external }
    : {
        contact: contactLine(channel),
        legal: legalLinks(channel, words),
        menu: menuLinks(words, path),
        account: (look) => <Account look={look} path={path} {...navigation} />
      }
  return (
    <Header
      {...content}
      {...navigation}
      kind={mood ? "over" : "solid"}
      mood={mood}
      night={channel.navbar === "dark"}
      logo={logo}
      brand={channel.brandName}
      tagline={words.tagline}
      footHref={footHref}
      words={words.header}
    />
  )
}
