import type { SessionTabs } from "../../core/session/Visit"

const name = "sesion"

/**
 * The other tabs of this origin, by a BroadcastChannel; and the browser's way back, which shows a page as it was left, whoever is
 * logged in by now. Without BroadcastChannel a tab learns of the others by what its calls are answered.
 */
export const sessionTabs = (): SessionTabs => {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(name) : undefined
  return {
    tell: (news) => channel?.postMessage(news),
    listen: (heard) => {
      channel?.addEventListener("message", ({ data }) => heard(data === "ended" ? "ended" : "doubtful"))
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) heard("doubtful")
      })
    }
  }
}
