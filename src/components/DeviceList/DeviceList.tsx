import { type RefObject, useEffect, useEffectEvent, useId, useRef } from "react"
import { Alert } from "../Alert/Alert"
import { Button } from "../Button/Button"
import styles from "./DeviceList.module.css"

/** Something that is kept: what it is called, since when, until when. Its content is never shown. */
export interface DeviceEntry {
  readonly key: string
  readonly name: string
  readonly saved: string
  readonly ends: string
}

/** Words of the list. */
export interface DeviceListWords {
  readonly title: string
  readonly lead: string
  readonly waiting: string
  readonly none: string
  readonly blocked: string
  readonly erase: string
  /** What erasing does not reach. */
  readonly honest: string
}

export type DeviceListProps = {
  readonly words: DeviceListWords
  /** `waiting` until it was looked at · `blocked` where the browser keeps nothing */
  readonly entries: ReadonlyArray<DeviceEntry> | "waiting" | "blocked"
  /** What was erased just now. */
  readonly erased?: string | undefined
  /** The page is there, the list comes into view, or the visitor is back: time to look. */
  readonly onNear: () => void
  readonly onErase: () => void
}

const useNear = (section: RefObject<HTMLElement | null>, act: () => void) => {
  const onNear = useEffectEvent(act)
  useEffect(() => {
    if (!section.current) return
    // What is drawn long before it is seen moves nothing that is; its ages are told anew in view.
    onNear()
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
        <strong className={styles.name}>{name}</strong> <span className={styles.saved}>{saved}</span>{" "}
        <span className={styles.ends}>{ends}</span>
      </li>
    ))}
  </ul>
)

/** What the portal keeps in this browser, each with its age, and one button that erases all of it. */
export const DeviceList = ({ words, entries, erased, onNear, onErase }: DeviceListProps) => {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useNear(section, onNear)
  // The button may be gone with what it erased.
  useEffect(() => {
    if (erased !== undefined) title.current?.focus({ preventScroll: true })
  }, [erased])
  const says = entries === "waiting" ? words.waiting : entries === "blocked" ? words.blocked : words.none
  const some = typeof entries === "object" && entries.length > 0
  return (
    <section ref={section} className={styles.DeviceList} aria-labelledby={id}>
      <h2 ref={title} id={id} className={styles.title} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.lead}</p>
      {erased !== undefined && <Alert kind="ok">{erased}</Alert>}
      <div className={styles.here}>{some ? <Entries entries={entries} /> : <p>{says}</p>}</div>
      <p className={styles.honest}>{words.honest}</p>
      {some && (
        <div>
          <Button kind="line" onClick={onErase}>
            {words.erase}
          </Button>
        </div>
      )}
    </section>
  )
}
