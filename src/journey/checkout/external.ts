import { computed, signal } from "@preact/signals-react"
import { noop } from "../../browser/late"
import type { HistoryEntry } from "../../core/device/page"
import type { Contact } from "../../core/external/externalQuote"
import type { Standing } from "../../core/external/takeExternalQuote"
import { reachForm } from "../../core/person/fields"
import { readQuery } from "../../core/trip/sharedLink"
import { makeDraft } from "../form/draft"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { useJourney } from "../useJourney"

const payment = "/cotizarcompletarpago"

type ExternalStep = "details" | "plan" | "passengers" | "payment"

/** How long each of the last two steps stays readable, in milliseconds (EX-06). */
const readFor = { passengers: 2000, payment: 1000 } as const

const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener("abort", () => clearTimeout(timer))
  })

interface Followed {
  readonly p: string | null
  readonly contact?: Contact
  readonly replaces?: true
}

export const makeExternal = (journey: Journey, go: (path: string) => void) => {
  const step = signal<ExternalStep>("details")
  const contact = makeDraft(reachForm, noop)
  let followed: Followed = { p: null }

  const goTo = async (path: string) => {
    await journey.prepare(path)
    go(path)
  }
  /** Replaces this document by that of the payment, so that going back leads to the partner. */
  const goOn = () => (journey.hasOwnDocument(payment) ? journey.openDocument(payment, "instead") : void goTo(payment))
  const onPricing = () => {
    step.value = "plan"
  }
  const taking = remote(
    async (signal: AbortSignal, link: Followed) => {
      // Asking for the session first erases what another visitor left behind.
      await journey.visit.askSession()
      step.value = "details"
      const outcome = await journey.external.run(
        ({ takeExternalQuote }) => takeExternalQuote({ ...link, today: journey.localToday(), onPricing }),
        signal
      )
      if (outcome.is === "failed" || signal.aborted) return outcome
      for (const shown of ["passengers", "payment"] as const) {
        step.value = shown
        await rest(readFor[shown], signal)
      }
      return outcome
    },
    {
      onDone: goOn,
      onFailed: (error) => {
        if (error._tag === "ContactMissing") contact.fill(error.known)
      }
    }
  )
  const follow = (link: Followed) => {
    followed = link
    taking.start(link)
  }
  return {
    step,
    contact,
    /** What the link waits for (a contact, a choice of two purchases: EX-09), or why it gives none. */
    failure: computed(() => (taking.state.value.is === "failed" ? taking.state.value.error : undefined)),
    tell: () => {
      if (contact.admit()) follow({ ...followed, contact: contact.typed.peek() })
    },
    takeOffered: () => follow({ ...followed, replaces: true }),
    /** Leads back to the own purchase, in the frame of the shop. */
    keepOwn: ({ plan }: Standing) => {
      journey.visit.external.lift()
      return goTo(plan === "" ? "/cotizar" : "/cotizarpasajeros")
    },
    slow: computed(() => {
      const state = taking.state.value
      return state.is === "loading" && state.slow && (step.value === "details" || step.value === "plan")
    }),
    enter: (p: string | null) => follow({ p }),
    again: () => taking.start(followed),
    cancel: taking.cancel
  }
}

/** Moves `p` from the address to the history entry: only a reload finds it (TR-16). */
const takeId = ({ address, replace, state }: HistoryEntry): string | null => {
  const { pathname, search } = address()
  const kept = state().p
  const p = readQuery(search).get("p") ?? (typeof kept === "string" ? kept : null)
  replace({ ...state(), p }, pathname)
  return p
}

export const useExternal = (go: (path: string) => void) => {
  const { entry } = useJourney()
  return usePerPage((journey) => makeExternal(journey, go), {
    enter: ({ enter, cancel }) => {
      enter(takeId(entry))
      return cancel
    }
  })
}
