import type { SessionNews, SessionTabs } from "../../core/session/Visit"

const name = "sesion"

/** Making one throws in browsers that do so where site data is blocked. */
const openChannel = () => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/**
 * The other tabs of this origin, by a BroadcastChannel; and the browser's way back, which shows a page as it was left, whoever is
 * logged in by now. Without BroadcastChannel a tab learns of the others by what its calls are answered.
 */
export const sessionTabs = (): SessionTabs => {
  const channel = openChannel()
  let hear = (_news: SessionNews) => {}
  return {
    tell: (news) => {
      channel?.postMessage(news)
      // Should the browser bring this page back, its visitor is gone. Whatever else listens there comes after.
      if (news === "ended") addEventListener("pagehide", () => hear(news), { capture: true, once: true })
    },
    listen: (heard) => {
      hear = heard
      channel?.addEventListener("message", ({ data }) =>
        heard(data === "ended" || data === "erased" ? data : "doubtful")
      )
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) heard("doubtful")
      })
    }
  }
}
