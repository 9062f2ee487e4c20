import { type RefObject, useEffect, useEffectEvent, useId, useRef } from "react"
import { Alert } from "../Alert/Alert"
import { Button } from "../Button/Button"
import styles from "./DeviceList.module.css"

/** Data kept in the browser: name and dates. The list does not show its content. */
export interface DeviceEntry {
  readonly key: string
  readonly name: string
  /** Since when, in words. */
  readonly saved: string
  /** Until when the browser keeps it, in words. */
  readonly ends: string
}

export interface DeviceListWords {
  readonly title: string
  readonly lead: string
  /** Shown until the browser has been read. */
  readonly waiting: string
  /** Shown if the browser keeps nothing of the portal. */
  readonly none: string
  /** Shown if the browser refuses to keep anything. */
  readonly blocked: string
  /** Of the button that saves the list to a file. */
  readonly takeAlong: string
  /** What the saved file shows, unlike the list. */
  readonly inFile: string
  /** Of the button that empties the browser. */
  readonly erase: string
  /** When what has ended is erased, and what the list leaves out. */
  readonly honest: string
}

export type DeviceListProps = {
  /** Title and lead, the buttons, and what stands in place of an empty list. */
  readonly words: DeviceListWords
  /** waiting: not yet read · blocked: this browser keeps nothing */
  readonly entries: ReadonlyArray<DeviceEntry> | "waiting" | "blocked"
  /** Says that all was erased. */
  readonly erased?: string | undefined
  /** The list comes into view: time to read it. */
  readonly onNear: () => void
  /** Saves the list to a file. */
  readonly onTakeAlong: () => void
  /** Forgets all entries. */
  readonly onErase: () => void
}

const useNear = (section: RefObject<HTMLElement | null>, act: () => void) => {
  const onNear = useEffectEvent(act)
  useEffect(() => {
    if (!section.current) return
    // Reads at once, while the list is below the fold, so that nothing visible moves. Coming into
    // view reads again, so that the ages are current.
    onNear()
    if (!("IntersectionObserver" in window)) return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onNear()
    })
    observer.observe(section.current)
    const back = () => {
      if (!document.hidden) onNear()
    }
    document.addEventListener("visibilitychange", back)
    return () => {
      observer.disconnect()
      document.removeEventListener("visibilitychange", back)
    }
  }, [section])
}

const Entries = ({ entries }: { readonly entries: ReadonlyArray<DeviceEntry> }) => (
  <ul className={styles.entries}>
    {entries.map(({ ends, key, name, saved }) => (
      <li key={key} className={styles.entry}>
        <strong className={styles.name}>{name}</strong> <span>{saved}</span> <span data-note>{ends}</span>
      </li>
    ))}
  </ul>
)

/** What the portal keeps in this browser, with buttons to save it to a file or to erase it. */
export const DeviceList = ({ words, entries, erased, onNear, onTakeAlong, onErase }: DeviceListProps) => {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useNear(section, onNear)
  // The erase button may have disappeared together with its focus.
  useEffect(() => {
    if (erased !== undefined) title.current?.focus({ preventScroll: true })
  }, [erased])
  const some = typeof entries === "object" && entries.length > 0
  const says = typeof entries === "object" ? words.none : words[entries]
  return (
    <section ref={section} className={styles.DeviceList} data-card data-stack data-screen aria-labelledby={id}>
      <h2 ref={title} id={id} className={styles.title} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.lead}</p>
      {erased !== undefined && <Alert kind="ok">{erased}</Alert>}
      <div className={styles.here}>{some ? <Entries entries={entries} /> : <p>{says}</p>}</div>
      <p className={styles.honest}>{words.honest}</p>
      {some && (
        <>
          <p className={styles.honest}>{words.inFile}</p>
          <div className={styles.actions} data-cluster>
            <Button kind="line" onClick={onTakeAlong}>
              {words.takeAlong}
            </Button>
            <Button kind="line" onClick={onErase}>
              {words.erase}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
