import { useEffect, useState } from "react"
import { Icon } from "../Icon/Icon"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import styles from "./CopyLink.module.css"

export type CopyLinkProps = {
  /** The address, relative to the page. */
  readonly href: string
  /** What it leads to: screen readers get it after the label. */
  readonly about?: string
  readonly label: string
  /** Replaces the label for three seconds after a copy. */
  readonly done: string
  /**
   * Label of the field that shows the address if the browser refuses to copy. Without it, the press
   * also follows the link, so that the address bar shows the address.
   */
  readonly byHand?: string | undefined
}

type Copying = "copied" | "refused"

const useCopying = (href: string) => {
  const [how, setHow] = useState<Copying>()
  useEffect(() => {
    if (how !== "copied") return
    const timer = setTimeout(() => setHow(undefined), 3000)
    return () => clearTimeout(timer)
  }, [how])
  const address = () => new URL(href, document.baseURI).href
  const refused = () => setHow("refused")
  const copy = () => navigator.clipboard?.writeText(address()).then(() => setHow("copied"), refused) ?? refused()
  return { how, address, copy }
}

const selectAll = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

/** A link that copies an address to share, and says that it did. */
export const CopyLink = ({ href, about, label, done, byHand }: CopyLinkProps) => {
  const { how, address, copy } = useCopying(href)
  const copied = how === "copied"
  const shown = copied ? done : label
  const press = {
    "aria-label": about && `${shown}: ${about}`,
    "data-copied": copied || undefined,
    onClick: () => void copy(),
    children: (
      <>
        <Icon name={copied ? "check-bold" : "link-simple-bold"} />
        {shown}
      </>
    )
  }
  return (
    <div className={styles.CopyLink} data-screen>
      {byHand === undefined ? <a {...press} href={href} /> : <button {...press} type="button" />}
      <LiveRegion role="status">{copied ? done : ""}</LiveRegion>
      {how === "refused" && byHand && <input ref={selectAll} aria-label={byHand} readOnly value={address()} />}
    </div>
  )
}
