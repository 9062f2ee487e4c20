import { type ReactNode, useEffect, useId, useRef } from "react"
import { ownToggling } from "../../browser/own"
import { CopyLink } from "../CopyLink/CopyLink"
import { Icon } from "../Icon/Icon"
import styles from "./Accordion.module.css"

export type AccordionItem = {
  /** Links to the item lead here, and open it. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
  /** Not among the search results: the list leaves it out. */
  readonly hidden?: boolean | undefined
}

export type AccordionProps = {
  /** Links to the whole part lead here. */
  readonly id: string
  readonly title: string
  /** Each with `id`, `title` and content; a search leaves one out by `hidden`. */
  readonly items: ReadonlyArray<AccordionItem>
  /** Label of the link that copies an item's address. */
  readonly copyLabel: string
  /** Replaces it for three seconds after a copy. */
  readonly copiedLabel: string
}

const useAddressedItem = () => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const reveal = () => {
      const item = [...(list.current?.children ?? [])].find(({ id }) => `#${encodeURIComponent(id)}` === location.hash)
      if (!(item instanceof HTMLDetailsElement)) return
      item.open = true
      item.scrollIntoView()
    }
    reveal()
    addEventListener("hashchange", reveal)
    return () => removeEventListener("hashchange", reveal)
  }, [])
  return list
}

/**
 * Questions that unfold, any number at a time. Native `<details>`: they read without JavaScript and
 * `#id` leads to one (LG-01).
 */
export const Accordion = ({ id, title, items, copyLabel, copiedLabel }: AccordionProps) => {
  const list = useAddressedItem()
  const heading = useId()
  return (
    <section
      className={styles.Accordion}
      id={id}
      aria-labelledby={heading}
      hidden={items.every(({ hidden }) => hidden)}
    >
      <h2 data-as="h3" id={heading}>
        {title}
      </h2>
      <div className={styles.list} data-card ref={list}>
        {items.map((item) => (
          <details {...ownToggling} key={item.id} id={item.id} className={styles.item} hidden={item.hidden}>
            <summary className={styles.summary} data-row>
              <h3 className={styles.title}>{item.title}</h3>
              <Icon name="caret-down-bold" />
            </summary>
            <div className={styles.answer} data-stack>
              {item.children}
              <CopyLink href={`#${item.id}`} about={item.title} label={copyLabel} done={copiedLabel} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
