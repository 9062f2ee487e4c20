import { computed, signal } from "@preact/signals-react"
import { noop } from "../../browser/late"
import type { QuoteMail } from "../../core/mail/MailApi"
import { emailProblem, readEmail } from "../../core/person/reach"
import type { Plan } from "../../core/quote/plan"
import { isLoggedIn } from "../../core/session/session"
import type { Search } from "../../core/trip/search"
import { makeDraft } from "../form/draft"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"

type Typed = Pick<QuoteMail, "email">

const form = { empty: { email: "" }, problems: ({ email }: Typed) => ({ email: emailProblem(email) }) }
interface Sent extends Pick<QuoteMail, "plans" | "search"> {
  readonly typed: Typed
}

/**
 * Mails the chosen plans of a quote, one mail at a time and never a second one by itself. A failure
 * closes the dialog and leaves all as it was (ML-04). `onSent` runs for each sent mail.
 */
export const makeMailing = ({ checkout, visit }: Journey, onSent: () => void) => {
  const draft = makeDraft(form, noop)
  const asked = signal(false)

  const mail = async (signal: AbortSignal, { plans, search, typed }: Sent) => {
    const mail = { plans, search, email: readEmail(typed.email), signedIn: isLoggedIn(await visit.askSession()) }
    return checkout.run(({ MailApi }) => MailApi.mailQuote(mail), signal)
  }
  const call = remote(mail, {
    onDone: (_, { typed }) => {
      draft.forget(typed)
      onSent()
    }
  })

  return {
    ...draft,
    state: call.state,
    /** Stops waiting; the mail may still arrive. */
    cancel: call.cancel,
    open: computed(() => asked.value && call.state.value.is !== "failed"),
    begin: ({ email }: Pick<Search, "email">) => {
      call.clear()
      draft.hideProblems()
      draft.fill({ email })
      asked.value = true
      void checkout.load().catch(noop)
    },
    send: (plans: ReadonlyArray<Plan>, search: Search) => {
      if (call.state.value.is !== "loading" && draft.admit()) call.start({ plans, search, typed: draft.typed.value })
    },
    close: () => {
      asked.value = false
      call.cancel()
      call.clear()
      draft.hideProblems()
    }
  }
}

export const useMailing = (onSent: () => void) => usePerPage((journey) => makeMailing(journey, onSent))
