import { computed, signal } from "@preact/signals-react"
import type { Contact } from "../../core/external/reach"
import type { ExternalQuoteRefused } from "../../core/external/takeExternalQuote"
import { emailProblem, phoneProblem } from "../../core/person/reach"
import { remote } from "../engine/remote"
import { inEngine } from "../engine/useCase"
import { makeDraft } from "../form/draft"
import type { Journey } from "../journey"

const payment = "/cotizarcompletarpago"

type ExternalStep = "details" | "plan" | "passengers" | "payment"

/** How long each of the last two steps stays readable, in milliseconds (EX-06). */
const readFor = { passengers: 2000, payment: 1000 } as const

const rest = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener("abort", () => clearTimeout(timer))
  })

export type ExternalProblem = ExternalQuoteRefused["why"]

interface Followed {
  readonly p: string | null
  readonly contact?: Contact
}

const noContact: Contact = { phone: "", email: "" }

export const makeExternal = (journey: Journey, go: (path: string) => void) => {
  const step = signal<ExternalStep>("details")
  const contact = makeDraft(noContact, ({ email, phone }) => ({
    phone: phoneProblem(phone),
    email: emailProblem(email)
  }))
  let followed: Followed = { p: null }

  /** Replaces this document by that of the payment, so that going back leads to the partner. */
  const goOn = async () => {
    if (journey.hasOwnDocument(payment)) return journey.openDocument(payment, "instead")
    await journey.prepare(payment)
    go(payment)
  }
  const onPricing = () => {
    step.value = "plan"
  }
  const take = inEngine(journey.external, ({ takeExternalQuote }) => takeExternalQuote)
  const taking = remote(
    async (link: Followed, signal?: AbortSignal) => {
      // Asking for the session first erases what another visitor left behind.
      await journey.visit.askSession()
      step.value = "details"
      const outcome = await take({ ...link, today: journey.todayHere(), onPricing }, signal)
      if (outcome.is === "failed" || signal?.aborted) return outcome
      for (const shown of ["passengers", "payment"] as const) {
        step.value = shown
        await rest(readFor[shown], signal)
      }
      return outcome
    },
    {
      onDone: () => void goOn(),
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
    asks: computed(() => taking.state.value.is === "failed" && taking.state.value.error._tag === "ContactMissing"),
    tell: () => {
      if (contact.admit()) follow({ ...followed, contact: contact.typed.peek() })
    },
    problem: computed((): ExternalProblem | undefined => {
      const state = taking.state.value
      if (state.is !== "failed" || state.error._tag === "ContactMissing") return undefined
      return state.error._tag === "Broken" ? "failed" : state.error.why
    }),
    trip: computed(() => {
      const state = taking.state.value
      return state.is === "failed" && state.error._tag === "ExternalQuoteRefused" ? state.error.trip : undefined
    }),
    slow: computed(() => {
      const state = taking.state.value
      return state.is === "loading" && state.slow && (step.value === "details" || step.value === "plan")
    }),
    enter: (p: string | null) => follow({ p }),
    again: () => taking.start(followed),
    cancel: taking.cancel
  }
}
