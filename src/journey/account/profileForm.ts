import { signal } from "@preact/signals-react"
import { useEffect } from "react"
import type { ProfileFound, ProfileNotSaved, SessionLost } from "../../core/account/AccountApi"
import { draftOfProfile, isSameProfile, type ProfileDraft, profileForm, readProfile } from "../../core/account/profile"
import { entryFor, usualType } from "../../core/passengers/choices"
import type { Outcome } from "../../core/useCases/runtime"
import { offered } from "../form/choices"
import { makeDraft } from "../form/draft"
import { makeKeeping } from "../form/keeping"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { useRead } from "../useRead"
import { useAccount } from "./account"

/** Why saving failed, until the next try. `otherSession`: another person's. */
type Failure = "notSaved" | "offline" | "sessionLost" | "otherSession"

/** Another person is logged in by now, and must not receive this form. */
interface OtherSession {
  readonly _tag: "OtherSession"
}

/** How long the page says that the session is over before it leads away, in milliseconds. */
const readFor = 2500

type Saved = Outcome<void, ProfileNotSaved | SessionLost | OtherSession>

/** What was typed at the press, and what follows once it is saved, unless the page was left. */
interface Sent {
  readonly typed: ProfileDraft
  readonly done: () => void
}

const makeTyping = (journey: Journey, { email, kept: left, profile }: ProfileFound) => {
  const { channel, checkout, localToday } = journey
  const given = signal(draftOfProfile(profile, channel.document))
  const kept = left && !isSameProfile(left, profileForm.empty) ? left : undefined
  const restored = signal(kept !== undefined && !isSameProfile(kept, given.value))
  const by = () => ({ document: channel.document, today: localToday() })
  const draft = makeDraft(profileForm, by, kept ?? given.value)
  const types = remote(() => checkout.run(({ LookupsApi }) => LookupsApi.documentTypes), {
    onDone: (list) => {
      const known = ({ documentType: type }: ProfileDraft) => ({
        documentType: entryFor(list, type)?.id ?? usualType(list, channel.document)?.id ?? ""
      })
      given.value = { ...given.value, ...known(given.value) }
      draft.type(known(draft.typed.value))
    }
  })
  const keeping = makeKeeping(journey, {
    present: () => (isSameProfile(draft.typed.value, given.value) ? undefined : draft.typed.value),
    save: (typed) =>
      checkout.run(({ SavedProfile }) => (typed ? SavedProfile.save({ email, draft: typed }) : SavedProfile.clear))
  })
  const settle = (as: ProfileDraft) => {
    given.value = as
    restored.value = false
    draft.hideProblems()
    void keeping.flush()
  }
  return {
    ...draft,
    types: { offered: offered(types), ask: () => types.start() },
    restored,
    keeping,
    settle,
    discard: () => {
      draft.type(given.value)
      settle(given.value)
    }
  }
}

/** Personal data: filled with what was found, saved one at a time (RG-02 to RG-06). */
export const makeProfileForm = (journey: Journey, found: ProfileFound) => {
  const { channel, checkout } = journey
  const { keeping, settle, ...form } = makeTyping(journey, found)
  const notice = signal<"saved" | "failed">()
  const failure = signal<Failure>()
  let isShown = false

  const save = async (signal: AbortSignal, { typed }: Sent): Promise<Saved> => {
    const session = await journey.visit.askAside()
    if (session && session.email !== found.email) return { is: "failed", error: { _tag: "OtherSession" } }
    const country = found.profile?.country ?? ""
    const profile = readProfile(typed, { country, document: channel.document, email: found.email })
    return checkout.run(({ saveProfile }) => saveProfile(profile), signal)
  }
  const login = () => journey.openDocument("/login")
  /** The page that says so leads to the login. One that was left ends the session where it is. */
  const endElsewhere = () => {
    if (!isShown && failure.value === "sessionLost") journey.visit.end()
  }
  /** Stores what was typed for the same visitor's next login (TR-15), never for another person. */
  const end = async (how: "sessionLost" | "otherSession") => {
    failure.value = how
    if (how === "sessionLost") await keeping.flush()
    setTimeout(() => isShown && login(), readFor)
    endElsewhere()
  }
  const call = remote(save, {
    onDone: (_, { done, typed }) => {
      settle(typed)
      notice.value = "saved"
      if (isShown) done()
    },
    onFailed: ({ _tag }) => {
      if (_tag === "SessionLost") return void end("sessionLost")
      if (_tag === "OtherSession") return void end("otherSession")
      failure.value = journey.page.isOnline() ? "notSaved" : "offline"
      notice.value = "failed"
    }
  })

  return {
    ...form,
    email: found.email,
    notice,
    failure,
    state: call.state,
    cancel: call.cancel,
    login,
    dismiss: () => {
      notice.value = undefined
    },
    reopen: () => {
      failure.value = undefined
    },
    begin: () => {
      isShown = true
      form.types.ask()
      const stop = keeping.begin()
      return () => {
        isShown = false
        stop()
        endElsewhere()
      }
    },
    submit: (done: () => void) => {
      if (call.state.value.is === "loading") return
      failure.value = undefined
      notice.value = undefined
      if (!form.admit()) return
      call.start({ typed: form.typed.value, done })
    }
  }
}

export type ProfileForm = ReturnType<typeof makeProfileForm>

const makeEntering = ({ checkout, visit }: Journey) =>
  remote((signal, email: string) => checkout.run(({ findProfile }) => findProfile(email), signal), {
    onDone: ({ unknown }) => {
      if (unknown === "SessionLost") visit.end()
    }
  })

export const useProfile = () => {
  const account = useAccount()
  const entering = usePerPage(makeEntering)
  const state = useRead(entering.state)
  const email = account === "loggedOut" ? undefined : account?.email
  useEffect(() => {
    if (email === undefined) return
    entering.start(email)
    return entering.cancel
  }, [entering, email])
  return { account, state, again: () => email !== undefined && entering.start(email) }
}

export const useProfileForm = (found: ProfileFound): ProfileForm =>
  usePerPage((journey) => makeProfileForm(journey, found), {
    enter: ({ begin }) => begin(),
    wake: ({ reopen }) => reopen()
  })
