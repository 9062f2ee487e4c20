import type { Sharing } from "../../core/device/sharing"

export const sharing: Sharing = {
  share: async (what) => {
    const data = typeof what === "string" ? { text: what } : { files: [what] }
    const takes = "canShare" in navigator ? navigator.canShare(data) : "share" in navigator && "text" in data
    if (!takes) return "absent"
    try {
      await navigator.share(data)
      return "shared"
    } catch (cause) {
      return cause instanceof DOMException && cause.name === "AbortError" ? "cancelled" : "refused"
    }
  }
}
