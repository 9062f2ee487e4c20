import { computed } from "@preact/signals-react"
import { late, noop } from "../../browser/late"
import { afterPaint } from "../../browser/when"
import { log } from "../../core/device/log"
import { updateQuoting } from "../../core/quote/quoting"
import { isSaved, type QuotingCommand, type QuotingEvent, startQuoting } from "../../core/quote/quotingState"
import type { Search } from "../../core/trip/search"
import { isShared } from "../../core/trip/sharedLink"
import { orThrow } from "../../core/useCases/runtime"
import { anew, beforeAnew } from "../../hydration/lost"
import { drive } from "../drive"
import type { Journey } from "../journey"
import { perVisit, usePageLife } from "../lifetimes"
import { remote } from "../remote"
import { useJourney } from "../useJourney"

/** Arrives with the first touch; nothing can be typed earlier. */
export const typingHelp = late(async () => (await import("../../core/quote/typingHelp")).typingHelp)

const followLink = late(async () => (await import("../../core/trip/sharedTrip")).followLink)

type Send = (event: QuotingEvent) => void
type Go = (path: "/cotizar") => unknown

/** Obeys the machine of the core (`core/quote/quoting.ts`), which alone decides. */
const makeQuoting = (journey: Journey) => {
  const { channel, entry, page, quote, startedSearch, today, track } = journey
  const isLinked = () => isShared(entry.address().search)
  const work = { saved: Promise.resolve<unknown>(undefined), go: noop as Go }

  const destinations = remote((signal) => quote.run(({ offerDestinations }) => offerDestinations(), signal))
  const asking = remote(
    (signal: AbortSignal, search: Search) => quote.run(({ requestQuotes }) => requestQuotes(search), signal),
    {
      onSlow: (search) => send({ is: "slow", search }),
      onDone: (plans, search) => send({ is: "answered", search, plans, at: Date.now() }),
      onFailed: (error, search) => send({ is: "failed", search, error })
    }
  )

  const look = async (link: boolean, send: Send) => {
    const { bar, quote: before } = state.value
    const loading = quote
      .run(({ loadSearch }) => loadSearch())
      .then((loaded) => {
        const found = loaded.is === "done" ? loaded.value : undefined
        return found ?? (isSaved(before) ? { saved: bar.put, withdrawn: false } : undefined)
      })
    try {
      const follow = link ? await followLink() : undefined
      const by = follow && orThrow(await quote.run(() => follow(entry.address().search, loading)))
      const found = await loading
      if (by) return send({ is: "linked", by, ...page.met() })
      if (found) return send({ is: "found", ...found, ...page.met() })
    } catch (cause) {
      log("A link could not be followed:", cause)
    }
    send({ is: "foundNothing" })
  }

  const obey = (command: QuotingCommand, send: Send): unknown => {
    switch (command.is) {
      case "ask":
        // A reload must load the quoted search, not the trip of the link.
        if (isLinked()) entry.replace({}, entry.address().pathname)
        return asking.start(command.search)
      case "stop":
        return asking.cancel()
      case "save":
        work.saved = quote.run(({ SavedSearch }) => SavedSearch.save(command.draft))
        return
      case "savePlans":
        return quote.run(({ SavedSearch }) => SavedSearch.saveResults(command.plans))
      case "openResults": {
        const { go } = work
        return Promise.all([work.saved, journey.prepare("/cotizar"), afterPaint()]).then(() => go("/cotizar"))
      }
      case "look":
        return look(command.link, send)
      case "resume": {
        const { draft, ...state } = entry.state()
        if (!draft) return
        entry.replace(state)
        return send({ is: "resumed", draft: { ...startQuoting.bar.typed, ...draft } })
      }
      case "note":
        // What outlasts a document that is lost travels in the history entry, which no address shows.
        return entry.replace({ ...entry.state(), draft: command.draft })
      case "takeUp":
        return startedSearch().then((started) => send({ is: "started", draft: started.read() }), noop)
      case "keepStarted": {
        const { draft } = command
        return startedSearch().then((started) => (draft ? started.keep(draft) : started.drop()), noop)
      }
      case "tell":
        return track({ name: "select_content", item: command.item })
      case "renewCore":
        return quote.load().catch(anew()).catch(noop)
    }
  }

  const { send, state } = drive(updateQuoting, {
    start: startQuoting,
    rules: () => ({
      today: today(),
      trip: channel.trip,
      startsTicked: channel.optIn.startsTicked,
      tidy: typingHelp.loaded()?.tidy ?? ((dates) => dates)
    }),
    obey
  })
  const renew = () => send({ is: "renewing" })
  return {
    state,
    send,
    /** The parts of `state`: a page that reads one is not drawn anew for a key in the bar. */
    bar: computed(() => state.value.bar),
    quote: computed(() => state.value.quote),
    destinations,
    /** Fetches the list of destinations, unless it is here or under way. */
    prepare: () => {
      if (["idle", "failed"].includes(destinations.state.value.is)) destinations.start()
    },
    /** COTIZAR on the home: `go` opens the results once the search is saved. */
    pressOnHome: (go: Go) => {
      work.go = go
      send({ is: "pressed", on: "home" })
    },
    /** A page with the bar begins. Returns its end. */
    enter: (on: "home" | "results") => {
      send(on === "home" ? { is: "entered", on } : { is: "entered", on, link: isLinked() })
      addEventListener(beforeAnew, renew)
      return () => {
        removeEventListener(beforeAnew, renew)
        send({ is: "left" })
      }
    }
  }
}

export type Quoting = ReturnType<typeof makeQuoting>

export const quotingOf = perVisit((journey): Quoting => {
  const quoting = makeQuoting(journey)
  journey.visit.onForgotten(() => quoting.send({ is: "forgotten" }))
  return quoting
})

export const useQuoting = (): Quoting => quotingOf(useJourney())

/** The quote on a page that has its bar. */
export const useQuotingOn = (on: "home" | "results"): Quoting =>
  usePageLife(useQuoting(), { enter: ({ enter }) => enter(on) })
