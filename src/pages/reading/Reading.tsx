import type { ReactNode } from "react"
import { Hero } from "../../components/Hero/Hero"
import { PageBody } from "../../components/PageBody/PageBody"
import type { Block, Section, TextLink } from "../../copy/text"
import type { Scenery } from "../../styles/looks"
import { Layout } from "../shell/Layout"
import { PortalLink } from "../shell/PortalLink"

type ReadingProps = {
  readonly title: string
  readonly lead?: string
  readonly scenery: Scenery
  readonly children: ReactNode
}

export const Reading = ({ title, lead, scenery, children }: ReadingProps) => {
  const { mood, scene } = scenery
  return (
    <Layout name={title} mood={mood}>
      <Hero kind="slim" scene={scene} mood={mood} lines={[title]} lead={lead} />
      <PageBody>{children}</PageBody>
    </Layout>
  )
}

type BlocksProps = {
  readonly blocks: ReadonlyArray<Block>
  readonly links?: ReadonlyArray<TextLink> | undefined
}

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

const written = (text: string) =>
  text.split(address).map((part) =>
    address.test(part) ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    )
  )

export const Blocks = ({ blocks, links = [] }: BlocksProps) => (
  <>
    {blocks.map((block) =>
      typeof block === "string" ? (
        <p key={block}>{written(block)}</p>
      ) : (
        <ul key={block.list.join()}>
          {block.list.map((point) => (
            <li key={point}>{written(point)}</li>
          ))}
        </ul>
      )
    )}
    {links.map(({ href, label }) => (
      <p key={href}>
        <PortalLink href={href}>{label}</PortalLink>
      </p>
    ))}
  </>
)

export const Sections = ({ sections }: { readonly sections: ReadonlyArray<Section> }) =>
  sections.map(({ body, id, links, title }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Blocks blocks={body} links={links} />
    </section>
  ))
