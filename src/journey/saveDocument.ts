import type { VoucherDocument } from "../core/account/voucher"

const follow = (attributes: Partial<Pick<HTMLAnchorElement, "href" | "download" | "target" | "rel">>) => {
  const link = Object.assign(document.createElement("a"), attributes)
  document.body.append(link)
  link.click()
  link.remove()
}

const asPdf = (name: string) => (/\.pdf$/i.test(name) ? name : `${name}.pdf`)

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/**
 * Gives a paper to the visitor: its bytes as a file of their own, else the provider's address in another tab that knows nothing of this
 * one (B5). False if there is neither, or the bytes are none.
 */
export const saveDocument = ({ base64, fileName, url }: VoucherDocument): boolean => {
  if (base64 === undefined) {
    if (url === undefined) return false
    follow({ href: url, target: "_blank", rel: "noopener noreferrer" })
    return true
  }
  try {
    const address = URL.createObjectURL(new Blob([bytesOf(base64)], { type: "application/pdf" }))
    follow({ href: address, download: asPdf(fileName) })
    // a browser may still be reading it
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
    return true
  } catch {
    return false
  }
}
