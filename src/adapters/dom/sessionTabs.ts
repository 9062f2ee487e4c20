import type { SessionNews, SessionTabs } from "../../core/session/session"

/**
 * Connects the tabs of this origin through a BroadcastChannel. It also reports a page that the
 * browser restores from its cache, because another visitor may be logged in by then. Without
 * BroadcastChannel a tab notices only through the answers to its requests.
 */
export const sessionTabs = (): SessionTabs => {
  const channel = openChannel("sesion")
  let hear = (_news: SessionNews) => {}
  return {
    tell: (news) => {
      channel?.postMessage(news)
      // If the browser restores this page later, its visitor has logged out. The capture phase puts
      // this before all other listeners.
      if (news === "ended") addEventListener("pagehide", () => hear(news), { capture: true, once: true })
    },
    listen: (heard) => {
      hear = heard
      channel?.addEventListener("message", ({ data }) =>
        heard(["ended", "erased", "forgotten"].includes(data) ? data : "doubtful")
      )
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) heard("doubtful")
      })
    }
  }
}

/**
 * A channel to the other tabs of this origin. Undefined in browsers that block site data, where the
 * constructor throws.
 */
export const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
