import type { VoucherDocument } from "../../core/account/voucher"

const follow = (attributes: Partial<Pick<HTMLAnchorElement, "href" | "download" | "target" | "rel">>) => {
  const link = Object.assign(document.createElement("a"), attributes)
  document.body.append(link)
  link.click()
  link.remove()
}

const asPdf = (name: string) => (/\.pdf$/i.test(name) ? name : `${name}.pdf`)

const bytesOf = (base64: string) => {
  try {
    const letters = atob(base64)
    return letters.startsWith("%PDF-") ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : undefined
  } catch {
    return undefined
  }
}

export const saveFile = (part: BlobPart, type: string, fileName: string) => {
  const address = URL.createObjectURL(new Blob([part], { type }))
  follow({ href: address, download: fileName })
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** How the visitor got a document: saved as a file, or opened in another tab. */
export type Handed = "given" | "opened"

/**
 * Saves the bytes of a document as a file, or opens its address in a tab that has no access to this
 * one (AC-05). Undefined if there is neither, or the bytes are not a PDF.
 */
export const saveDocument = ({ base64, fileName, url }: VoucherDocument): Handed | undefined => {
  const bytes = base64 === undefined ? undefined : bytesOf(base64)
  if (bytes) {
    saveFile(bytes, "application/pdf", asPdf(fileName))
    return "given"
  }
  if (url === undefined) return undefined
  follow({ href: url, target: "_blank", rel: "noopener noreferrer" })
  return "opened"
}
