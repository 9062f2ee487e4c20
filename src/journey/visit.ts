import { signal } from "@preact/signals-react"
import type { Banner } from "../core/banner/banner"
import { isLoggedIn, type Session } from "../core/session/session"
import type { JourneyWorld } from "./journey"

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act)

/** What stands around every page and has to be asked for: who the visitor is, and the banner (1§2). Each is asked once a document. */
export const makeVisit = ({ track, visit }: Pick<JourneyWorld, "track" | "visit">) => {
  const { closedBanner } = visit
  /** The visitor, once they are known to be logged in with a verified e-mail. */
  const session = signal<Session>()
  const banner = signal<Banner>()
  let asked: Promise<Session | undefined> | undefined
  let begun = false

  /** Whoever the visitor is to the login service, verified or not: one shared call. */
  const askSession = () => {
    asked ??= visit.session.current().then((found) => {
      if (isLoggedIn(found)) session.value = found
      return found
    })
    return asked
  }
  const askBanner = async () => {
    if (closedBanner.isClosed()) return
    const found = await visit.banner.current()
    if (!closedBanner.isClosed()) banner.value = found
  }
  return {
    session,
    askSession,
    banner,
    closeBanner: () => {
      closedBanner.close()
      banner.value = undefined
    },
    remember: visit.remember,
    /** Asks for what is not known yet, as soon as the page has nothing better to do. */
    begin: () => {
      if (begun) return
      begun = true
      whenIdle(() => {
        void askSession()
        void askBanner()
      })
    },
    /** Tells which link of the frame was followed, by its text (1§7). */
    followed: (label: string) => track({ name: "select_content", item: label }),
    /** The visitor leaves: whoever comes next on this machine finds nothing of the passengers. */
    loggedOut: () => {
      track({ name: "logout" })
      visit.forget()
    }
  }
}
