import type { SessionNews, SessionTabs } from "../../core/session/session"
import { browserStorage } from "../storage/browserStorage"

/** In milliseconds. A message that is older when it is heard was sent while this tab was frozen. */
const late = 10_000

/**
 * Connects the tabs of this origin through a BroadcastChannel. A logout or an erasure takes `canal`
 * away, which `keepChannel` writes anew: so a page that the browser restores from its cache, which
 * heard nothing, knows that it missed one. What is missed or heard late deletes nothing that is
 * stored by now: that may be the next visitor's. Without BroadcastChannel a tab notices only through
 * the answers to its requests.
 */
export const sessionTabs = (keepChannel: () => void): SessionTabs => {
  const stay = () => browserStorage().read("canal")
  const channel = openChannel("sesion")
  let hear = (_news: SessionNews) => {}
  let left: string | undefined
  const wake = (missed: boolean) => {
    hear("doubtful")
    if (missed) hear("forgotten")
  }
  return {
    tell: (news) => {
      channel?.postMessage([news, Date.now()])
      // If the browser restores this page later, its visitor has logged out. The capture phase puts
      // this before all other listeners.
      if (news === "ended") addEventListener("pagehide", () => hear(news), { capture: true, once: true })
    },
    listen: (heard) => {
      hear = heard
      channel?.addEventListener("message", ({ data }) => {
        // An older release sends the news alone.
        const [news, at] = [data].flat()
        const ends = ["ended", "erased", "forgotten"].includes(news)
        if (!ends || Date.now() - at > late) wake(ends)
        else heard(news)
      })
      addEventListener("pagehide", ({ persisted }) => {
        // Not of a page that closes, which would leave something after «Borrar todo».
        if (persisted) keepChannel()
        left = stay()
      })
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) wake(left !== stay())
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
