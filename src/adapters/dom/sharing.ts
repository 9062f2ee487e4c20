import type { Sharing } from "../../core/device/sharing"

/** The browser's own share sheet. */
export const sharing: Sharing = {
  share: async (text) => {
    if (!("share" in navigator)) return "absent"
    try {
      await navigator.share({ text })
      return "shared"
    } catch (cause) {
      return cause instanceof DOMException && cause.name === "AbortError" ? "cancelled" : "refused"
    }
  }
}
