import { useEffect, useState } from "react"
import { Icon } from "../Icon/Icon"
import { LiveText } from "../LiveText/LiveText"
import styles from "./CopyLink.module.css"

export type CopyLinkProps = {
  readonly href: string
  /** What the link leads to, for who only hears it. */
  readonly about: string
  readonly label: string
  /** Said once the address is in the clipboard. */
  readonly done: string
}

/** A link to a place of this page: following it shows its address, which also goes to the clipboard. */
export const CopyLink = ({ href, about, label, done }: CopyLinkProps) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = (address: string) =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {}
    )
  return (
    <div className={styles.CopyLink}>
      <a
        href={href}
        aria-label={`${label}: ${about}`}
        data-copied={copied || undefined}
        onClick={({ currentTarget }) => void copy(currentTarget.href)}
      >
        <Icon name={copied ? "check-bold" : "link-simple-bold"} />
        {copied ? done : label}
      </a>
      <LiveText role="status">{copied ? done : ""}</LiveText>
    </div>
  )
}
