import type { VoucherDocument } from "../../core/account/voucher"

const follow = (attributes: Partial<Pick<HTMLAnchorElement, "href" | "download">>) => {
  const link = Object.assign(document.createElement("a"), attributes)
  document.body.append(link)
  link.click()
  link.remove()
}

const asPdf = (name: string) => (/\.pdf$/i.test(name) ? name : `${name}.pdf`)

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

export const saveFile = (part: BlobPart, type: string, fileName: string) => {
  const address = URL.createObjectURL(new Blob([part], { type }))
  follow({ href: address, download: fileName })
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * How the visitor got a document: handed to the browser as a file, opened in another tab, or ready
 * at an address whose tab the browser blocked.
 */
export type Handed = "given" | "opened" | "ready"

/** Opens a tab that has no way back. Browsers block one that comes long after its press. */
const openTab = (url: string): Handed => {
  const tab = globalThis.open(url, "_blank")
  if (!tab) return "ready"
  tab.opener = null
  return "opened"
}

/** Saves a document's bytes, or opens its address (AC-05). Undefined if it has neither. */
export const saveDocument = ({ base64, fileName, url }: VoucherDocument): Handed | undefined => {
  if (base64 === undefined) return url === undefined ? undefined : openTab(url)
  saveFile(bytesOf(base64), "application/pdf", asPdf(fileName))
  return "given"
}
