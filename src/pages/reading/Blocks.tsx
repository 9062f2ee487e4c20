import type { Block, TextLink } from "../../copy/text"
import { PortalLink } from "../shell/PortalLink"

export type BlocksProps = {
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
