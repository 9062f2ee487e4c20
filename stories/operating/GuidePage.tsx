import { Prose } from "../foundations/Prose"
import { Part, Sheet } from "../foundations/Sheet"
import styles from "./GuidePage.module.css"
import type { Block, Guide, Text } from "./guide"

const whole = (text: Text) => (typeof text === "string" ? text : text.join(" "))

const Words = ({ text }: { readonly text: Text }) => <Prose text={whole(text)} />

const Items = ({ of }: { readonly of: ReadonlyArray<Text> }) =>
  of.map((item) => (
    <li key={whole(item)}>
      <Words text={item} />
    </li>
  ))

const Table = ({ rows: [head = [], ...rows] }: { readonly rows: ReadonlyArray<ReadonlyArray<Text>> }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={whole(cell)} scope="col">
            <Words text={cell} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.map(whole).join()}>
          {row.map((cell, column) => (
            <td key={whole(head[column] ?? "")}>
              <Words text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Piece = ({ block }: { readonly block: Block }) => {
  if ("table" in block) return <Table rows={block.table} />
  if ("text" in block)
    return (
      <p>
        <Words text={block.text} />
      </p>
    )
  if ("list" in block)
    return (
      <ul className={styles.list}>
        <Items of={block.list} />
      </ul>
    )
  return (
    <ol className={`${styles.list} ${styles.steps}`}>
      <Items of={block.steps} />
    </ol>
  )
}

const Pieces = ({ blocks }: { readonly blocks: ReadonlyArray<Block> }) => (
  <div className={styles.pieces}>
    {blocks.map((block) => (
      <Piece key={JSON.stringify(block)} block={block} />
    ))}
  </div>
)

/** A guide for the people who run the portal. */
export const GuidePage = ({ guide: { lead, parts, title } }: { readonly guide: Guide }) => (
  <Sheet title={title} lead={lead}>
    {parts.map(({ blocks, title: part }) =>
      part ? (
        <Part key={part} title={part}>
          <Pieces blocks={blocks} />
        </Part>
      ) : (
        <Pieces key={title} blocks={blocks} />
      )
    )}
  </Sheet>
)
