import { Article } from "../../components/Article/Article"
import { links } from "../../copy/links"
import type { TextLink } from "../../copy/text"
import { useJourney, useWords } from "../../journey/useJourney"
import { PortalLink } from "../shell/PortalLink"
import { usePublisher } from "../shell/usePublisher"
import { Reading } from "./Reading"

type Group = { readonly title: string; readonly note?: string; readonly links: ReadonlyArray<TextLink> }

const Links = ({ links, note, title }: Group) => (
  <section>
    <h2>{title}</h2>
    {note && <p>{note}</p>}
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <PortalLink href={href}>{label}</PortalLink> <code>{href}</code>
        </li>
      ))}
    </ul>
  </section>
)

export const LinksPage = () => {
  const { looks } = useJourney()
  const { documents, lead, pages, sandbox, title } = useWords(links)
  const { privacy, terms } = usePublisher()
  const files = [
    { label: documents.terms, href: terms },
    { label: documents.privacy, href: privacy }
  ]
  return (
    <Reading title={title} lead={lead} scenery={looks.results}>
      <meta name="robots" content="noindex" />
      <Article>
        <Links {...pages} />
        <Links title={documents.title} links={files} />
        <Links {...sandbox} />
      </Article>
    </Reading>
  )
}
