import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { Button } from "../Button/Button"
import { type Navigation, type NavLink, NavList } from "../Header/NavLink"
import styles from "./AccountMenu.module.css"

export type AccountMenuProps = Navigation & {
  /** Words on the button, or above the list. */
  readonly label: string
  /** In their order; `current` marks the page on show. */
  readonly links: ReadonlyArray<NavLink>
  /** ink: on a picture · line (default): on a plain bar · drawer: the list alone. */
  readonly kind?: "ink" | "line" | "drawer"
}

/** A press or focus elsewhere, and Escape, close the menu; Escape gives the focus back (SH-05). */
const useDisclosure = () => {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
  })
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape") return
    event.preventDefault()
    setOpen(false)
    root.current?.querySelector("button")?.focus()
  })
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener("pointerdown", (event) => leave(event), { signal })
    document.addEventListener("focusin", (event) => leave(event), { signal })
    document.addEventListener("keydown", (event) => onKey(event), { signal })
    return () => listening.abort()
  }, [open])
  return { open, setOpen, root }
}

type DisclosureProps = AccountMenuProps & { readonly kind: "ink" | "line" }

const Disclosure = ({ label, links, kind, onNavigate, onReach }: DisclosureProps) => {
  const id = useId()
  const { open, setOpen, root } = useDisclosure()
  return (
    <div ref={root} className={styles.AccountMenu}>
      <Button
        kind={kind}
        icon="user-circle"
        iconAfter="caret-down-bold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      <div id={id} className={styles.list} hidden={!open}>
        <NavList
          links={links}
          onReach={onReach}
          onNavigate={(href, event) => {
            setOpen(false)
            onNavigate?.(href, event)
          }}
        />
      </div>
    </div>
  )
}

/** A logged-in visitor's links: a button that opens their list, or the list itself in a drawer. */
export const AccountMenu = ({ kind = "line", ...menu }: AccountMenuProps) =>
  kind === "drawer" ? <AccountList {...menu} /> : <Disclosure {...menu} kind={kind} />

const AccountList = ({ label, links, ...navigation }: AccountMenuProps) => (
  <nav className={styles.AccountList} aria-label={label}>
    <p>{label}</p>
    <NavList links={links} {...navigation} />
  </nav>
)
