import type { Shared, Sharing } from "../../core/device/sharing"

const handOver = async (data: ShareData): Promise<Shared> => {
  if (!("share" in navigator)) return "absent"
  try {
    await navigator.share(data)
    return "shared"
  } catch (cause) {
    return cause instanceof DOMException && cause.name === "AbortError" ? "cancelled" : "refused"
  }
}

/** The browser's own share sheet. */
export const sharing: Sharing = {
  share: (text) => handOver({ text }),
  shareFile: async (file) => {
    const data = { files: [file] }
    return "canShare" in navigator && navigator.canShare(data) ? handOver(data) : "absent"
  }
}
