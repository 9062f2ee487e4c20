import type { Block, TextLink } from "../copy/text"
import { PortalLink } from "./PortalLink"

export type BlocksProps = {
  readonly blocks: ReadonlyArray<Block>
  /** Where one may go on from there. */
  readonly links?: ReadonlyArray<TextLink> | undefined
}

/** A text of the copy: its paragraphs and lists, then the links that go with it. */
export const Blocks = ({ blocks, links = [] }: BlocksProps) => (
  <>
    {blocks.map((block) =>
      typeof block === "string" ? (
        <p key={block}>{block}</p>
      ) : (
        <ul key={block.list.join()}>
          {block.list.map((point) => (
            <li key={point}>{point}</li>
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
