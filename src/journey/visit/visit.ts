import { signal } from "@preact/signals-react"
import { whenIdle } from "../../browser/when"
import type { notices } from "../../copy/notices"
import type { Track } from "../../core/analytics/analytics"
import type { Banner } from "../../core/banner/banner"
import { isLoggedIn, type Session, type Visit } from "../../core/session/session"

const makeSession = ({ recognise, session: api }: Visit, forgetHere: () => void) => {
  const session = signal<Session>()
  const decided = signal(false)
  const ended = signal(0)
  const another = signal(false)
  /** A document may hold what one person typed or fetched: to it, another counts as logged out. */
  let owner: string | undefined
  let asked: Promise<Session | undefined> | undefined

  /** Returns what callers hear: the e-mail of a session may be unverified. */
  const take = (found: Session | undefined) => {
    if (isLoggedIn(found)) owner ??= found.email
    const here = isLoggedIn(found) && found.email === owner ? found : undefined
    another.value = isLoggedIn(found) && !here
    if (session.value && !here) {
      ended.value += 1
      forgetHere()
    }
    session.value = here && (session.value ?? here)
    decided.value = true
    return isLoggedIn(found) ? here : found
  }
  const ask = () => {
    const asking: Promise<Session | undefined> = api.current().then((found) => {
      // An outdated answer resolves to the latest one.
      if (asked !== asking) return asked
      if (found) recognise(found.email)
      return take(found)
    })
    asked = asking
    return asking
  }
  return {
    session,
    decided,
    ended,
    /** True while another person is logged in than the one whom this document knows. */
    another,
    /** The session as the login service knows it, verified or not. All callers share one call. */
    askSession: () => asked ?? ask(),
    /** Asks again: another account counts as logged out until the page reloads. */
    askAgain: ask,
    /**
     * Asks again where somebody is logged in: another person counts as logged out. A service that
     * does not answer changes nothing.
     */
    askOwner: async () => {
      const known = await (asked ?? ask())
      const found = isLoggedIn(known) ? await api.current() : undefined
      if (!found || found.email === known?.email) return known
      recognise(found.email)
      asked = Promise.resolve(take(found))
      return asked
    },
    /** Asks without any effect on this page. */
    askAside: () => api.current(),
    end: () => {
      asked = Promise.resolve(take(undefined))
    }
  }
}

/** In milliseconds. Until then the first view has its calls; a purchase asks at once (OU-21). */
const untilLater = 10_000

interface Watched {
  readonly track: Track
  readonly visitPorts: Visit
}

/**
 * The parts of every page that need a call: the session and the banner (SR-01, SH-09). Each is
 * asked for once a document. `later` runs well after the first view.
 */
export const makeVisit = ({ track, visitPorts }: Watched, later: () => void = () => {}) => {
  const { closedBanner, forget, tabs, ...ports } = visitPorts
  const forgotten = signal(0)
  const forgetHere = () => {
    forgotten.value += 1
  }
  const { askAgain, ...session } = makeSession(visitPorts, forgetHere)
  const banner = signal<Banner>()
  let begun = false

  const askBanner = async () => {
    if (closedBanner.isThere()) return
    const found = await visitPorts.banner.current()
    if (!closedBanner.isThere()) banner.value = found
  }
  return {
    ...ports,
    ...session,
    banner,
    /** How often this page forgot personal data: no form stores its text again, the quote goes. */
    forgotten,
    /** Runs an action each time from now on. Returns the end of it. */
    onForgotten: (act: () => void) => {
      const before = forgotten.value
      return forgotten.subscribe((times) => {
        if (times > before) act()
      })
    },
    closeBanner: () => {
      closedBanner.put()
      banner.value = undefined
    },
    begin: () => {
      if (begun) return
      begun = true
      tabs.listen((news) => {
        if (news === "doubtful") return void askAgain()
        if (news === "ended") session.end()
        forgetHere()
        // Also without a session this tab may hold, and have stored since, what the visitor typed.
        forget(news)
      })
      whenIdle(() => {
        void session.askSession()
        void askBanner()
        setTimeout(later, untilLater)
      })
    },
    /** Reports a link of the frame by its text (AN-02). */
    followed: (label: string) => track({ name: "select_content", item: label }),
    announceLogin: () => tabs.tell("doubtful"),
    /** Call before erasing stored data, so that neither this page nor another tab restores them. */
    erase: (news: "erased" | "forgotten") => {
      forgetHere()
      tabs.tell(news)
    },
    /** Forgets the passengers, so that the next person at this machine does not find them. */
    loggedOut: () => {
      track({ name: "logout" })
      forget()
      tabs.tell("ended")
    }
  }
}

export type NoticeName = keyof typeof notices.messages

/** The state of the history entry that carries a notice. */
export const noticeState = (notice: NoticeName | undefined): { readonly notice: NoticeName } | null =>
  notice === undefined ? null : { notice }
