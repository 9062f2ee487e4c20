import { computed, signal } from "@preact/signals-react"
import type { Banner } from "../../core/banner/banner"
import { isLoggedIn, type Session } from "../../core/session/session"
import type { JourneyWorld } from "../journey"

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act)

/** Who the visitor is: asked for once, and again when that is in doubt. */
const makeSession = ({ recognise, session: api }: JourneyWorld["visit"]) => {
  /** The visitor, once they are known to be logged in with a verified e-mail. */
  const session = signal<Session>()
  /** Whether it is known by now who the visitor is. */
  const decided = signal(false)
  /** How often a visitor who was logged in was not any more. */
  const ended = signal(0)
  let owner: string | undefined
  let asked: Promise<Session | undefined> | undefined

  const end = () => {
    asked = Promise.resolve(undefined)
    if (session.peek()) ended.value += 1
    session.value = undefined
    decided.value = true
  }
  // A document may hold what one person typed or fetched: another person never goes on with it.
  const isOwners = ({ email }: Session) => {
    owner ??= email
    return email === owner
  }
  const take = (found: Session | undefined) => {
    if (found) recognise(found.email)
    if (isLoggedIn(found) && !isOwners(found)) return end()
    if (!isLoggedIn(found) && session.peek()) end()
    if (isLoggedIn(found) && !session.peek()) session.value = found
    decided.value = true
  }
  const ask = () => {
    const asking: Promise<Session | undefined> = api.current().then((found) => {
      // A caller that waits for an outdated answer gets what is known by now.
      if (asked === asking) take(found)
      return asked === asking ? found : asked
    })
    asked = asking
    return asking
  }
  return {
    session,
    decided,
    ended,
    /** The visitor as the login service knows them, verified or not: one shared call. */
    askSession: () => asked ?? ask(),
    /** The same, once it may have changed; another person than before counts as not logged in, until there is a new document. */
    askAgain: ask,
    /** Who the login service says is there at this moment; the page stays whose it is. */
    askAside: () => api.current(),
    /** The visitor is not logged in any more: a call was refused for that, or another tab tells. */
    end
  }
}

/** What stands around every page and has to be asked for: who the visitor is, and the banner (SR-01, SH-09). Each is asked once a document. */
export const makeVisit = ({ track, visit }: Pick<JourneyWorld, "track" | "visit">) => {
  const { closedBanner, tabs } = visit
  const { askAgain, ...session } = makeSession(visit)
  const banner = signal<Banner>()
  /** How often all that this browser kept was erased, here or in another tab. */
  const erased = signal(0)
  let begun = false

  const askBanner = async () => {
    if (closedBanner.isClosed()) return
    const found = await visit.banner.current()
    if (!closedBanner.isClosed()) banner.value = found
  }
  return {
    ...session,
    banner,
    erased,
    /** How often this browser was made to forget what is personal: what stands in a form by then is not written again by itself. */
    forgotten: computed(() => session.ended.value + erased.value),
    closeBanner: () => {
      closedBanner.close()
      banner.value = undefined
    },
    remember: visit.remember,
    hasCart: visit.hasCart,
    external: visit.external,
    /** Asks for what is not known yet, as soon as the page has nothing better to do. */
    begin: () => {
      if (begun) return
      begun = true
      tabs.listen((news) => {
        if (news === "doubtful") return void askAgain()
        if (news === "ended") session.end()
        else erased.value += 1
        // What was typed may have been kept between the word and the end.
        visit.forget()
      })
      whenIdle(() => {
        void session.askSession()
        void askBanner()
      })
    },
    /** Tells which link of the frame was followed, by its text (AN-02). */
    followed: (label: string) => track({ name: "select_content", item: label }),
    /** The visitor comes from the login service: other tabs may show another person. */
    announceLogin: () => tabs.tell("doubtful"),
    /** All that the browser keeps is about to be erased: neither this page nor another tab writes it again. */
    erase: () => {
      erased.value += 1
      tabs.tell("erased")
    },
    /** The visitor logs out: the next person on this machine finds nothing of the passengers. */
    loggedOut: () => {
      track({ name: "logout" })
      visit.forget()
      tabs.tell("ended")
    }
  }
}
