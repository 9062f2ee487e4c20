import { type ReactNode, useEffect, useRef } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./Accordion.module.css"
import { CopyLink } from "./CopyLink"

/** A question and its answer; `id` is its anchor. */
export type AccordionItem = {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
  /** Out of sight, as when a search leaves it out; it stays open or closed meanwhile. */
  readonly hidden?: boolean | undefined
}

/** What an accordion holds, and the words of the link that each item offers. */
export type AccordionProps = {
  readonly items: readonly AccordionItem[]
  /** The level of the titles as headings. */
  readonly level: 2 | 3
  readonly copyLabel: string
  readonly copiedLabel: string
}

/** Opens the item that the address names, now and whenever the address changes, and brings it into view. */
const useAddressedItem = () => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const reveal = () => {
      const id = decodeURIComponent(location.hash.slice(1))
      const item = id && root.current?.querySelector(`:scope > [id="${CSS.escape(id)}"]`)
      if (!(item instanceof HTMLDetailsElement)) return
      item.open = true
      item.scrollIntoView()
    }
    reveal()
    addEventListener("hashchange", reveal)
    return () => removeEventListener("hashchange", reveal)
  }, [])
  return root
}

/** Questions that unfold, any number at a time: the platform's `<details>`, so they read without JavaScript and `#id` leads to one (2§2). */
export const Accordion = ({ items, level, copyLabel, copiedLabel }: AccordionProps) => {
  const root = useAddressedItem()
  const Title = `h${level}` as const
  return (
    <div className={styles.Accordion} ref={root}>
      {items.map(({ children, hidden, id, title }) => (
        <details key={id} id={id} className={styles.item} hidden={hidden}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <Icon name="caret-down-bold" />
          </summary>
          <div className={styles.answer}>
            {children}
            <CopyLink href={`#${id}`} about={title} label={copyLabel} done={copiedLabel} />
          </div>
        </details>
      ))}
    </div>
  )
}
