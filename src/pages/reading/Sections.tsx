import type { Section } from "../../copy/text"
import { Blocks } from "./Blocks"

export const Sections = ({ sections }: { readonly sections: ReadonlyArray<Section> }) =>
  sections.map(({ body, id, links, title }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Blocks blocks={body} links={links} />
    </section>
  ))
