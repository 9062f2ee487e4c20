import { signal } from "@preact/signals-react"
import { useEffect } from "react"
import type { ProfileNotSaved, SessionLost } from "../../core/account/AccountApi"
import { draftOfProfile, type Profile, type ProfileDraft, profileForm, readProfile } from "../../core/account/profile"
import { entryFor, offered, usualType } from "../form/choices"
import { makeDraft } from "../form/draft"
import { makeKeeping } from "../form/keeping"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { type Outcome, orThrow, outcomeOf } from "../runtime"
import { useRead } from "../useRead"
import { useAccount } from "./account"

export interface ProfileFound {
  readonly email: string
  readonly profile: Profile | undefined
  readonly kept: ProfileDraft | undefined
  /** The provider's data could not be loaded: saving would overwrite them. */
  readonly unknown?: true
}

/** Why saving failed, until the next try. `over`: no session. `other`: another person's session. */
type Failure = "notSaved" | "offline" | "over" | "other"

/** Another person is logged in by now, and must not receive this form. */
interface OtherSession {
  readonly _tag: "OtherSession"
}

/** How long the page says that the session is over before it leads away, in milliseconds. */
const readFor = 2500

const noop = () => {}

type Saved = Outcome<void, ProfileNotSaved | SessionLost | OtherSession>

const fields = Object.keys(profileForm.empty) as ReadonlyArray<keyof ProfileDraft>

const isSame = (a: ProfileDraft, b: ProfileDraft) => fields.every((field) => a[field] === b[field])

const makeTyping = (journey: Journey, { email, kept, profile }: ProfileFound) => {
  const { channel, checkout, localToday } = journey
  const given = signal(draftOfProfile(profile, channel.document))
  const restored = signal(kept !== undefined && !isSame(kept, given.peek()))
  const draft = makeDraft(
    profileForm,
    () => ({ document: channel.document, today: localToday() }),
    kept ?? given.peek()
  )
  const types = remote(() => checkout.run(({ LookupsApi }) => LookupsApi.documentTypes), {
    onDone: (list) => {
      const known = (type: string) => entryFor(list, type)?.id ?? usualType(list, channel.document)?.id ?? ""
      given.value = { ...given.peek(), documentType: known(given.peek().documentType) }
      draft.type({ documentType: known(draft.typed.peek().documentType) })
    }
  })
  const keeping = makeKeeping(journey, {
    present: () => (isSame(draft.typed.value, given.value) ? undefined : draft.typed.value),
    save: (typed) =>
      checkout.run(({ SavedProfile }) => (typed ? SavedProfile.save({ email, draft: typed }) : SavedProfile.clear))
  })
  return {
    ...draft,
    types: { offered: offered(types), ask: () => types.start() },
    restored,
    keeping,
    discard: () => {
      draft.type(given.peek())
      draft.hideProblems()
      restored.value = false
      void keeping.flush()
    },
    settle: (sent: ProfileDraft) => {
      given.value = sent
      restored.value = false
      draft.hideProblems()
      void keeping.flush()
    }
  }
}

/**
 * The form of the personal data: filled with what was found, saved one at a time (RG-02 to RG-06).
 */
export const makeProfileForm = (journey: Journey, found: ProfileFound) => {
  const { channel, checkout } = journey
  const { keeping, settle, ...form } = makeTyping(journey, found)
  const notice = signal<"saved" | "failed">()
  const failure = signal<Failure>()
  let sent = form.typed.peek()
  let onSaved = noop
  let leaving: ReturnType<typeof setTimeout> | undefined
  let isShown = false

  const save = async (signal: AbortSignal, profile: Profile): Promise<Saved> => {
    const session = await journey.visit.askAside()
    if (session && session.email !== found.email) return { is: "failed", error: { _tag: "OtherSession" } }
    return checkout.run(({ saveProfile }) => saveProfile(profile), signal)
  }
  const login = () => journey.openDocument("/login")
  /** The page that says so leads to the login. One that was left ends the session where it is. */
  const endElsewhere = () => {
    if (!isShown && failure.peek() === "over") journey.visit.end()
  }
  /** Stores what was typed for the same visitor's next login (TR-15), never for another person. */
  const end = async (how: "over" | "other") => {
    failure.value = how
    if (how === "over") await keeping.flush()
    if (isShown) leaving = setTimeout(login, readFor)
    endElsewhere()
  }
  const call = remote(save, {
    onDone: () => {
      settle(sent)
      notice.value = "saved"
      onSaved()
    },
    onFailed: ({ _tag }) => {
      if (_tag === "SessionLost") return void end("over")
      if (_tag === "OtherSession") return void end("other")
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
        onSaved = noop
        clearTimeout(leaving)
        stop()
        endElsewhere()
      }
    },
    submit: (done: () => void) => {
      if (call.state.peek().is === "loading") return
      failure.value = undefined
      notice.value = undefined
      if (!form.admit()) return
      sent = form.typed.peek()
      onSaved = done
      const country = found.profile?.country ?? ""
      call.start(readProfile(sent, { country, document: channel.document, email: found.email }))
    }
  }
}

export type ProfileForm = ReturnType<typeof makeProfileForm>

const findProfile = async ({ checkout: { run }, visit }: Journey, email: string): Promise<ProfileFound> => {
  const [registered, kept] = await Promise.all([
    run(({ AccountApi }) => AccountApi.knownProfile),
    run(({ SavedProfile }) => SavedProfile.load(email)).then(orThrow)
  ])
  const found = { email, kept: kept && !isSame(kept, profileForm.empty) ? kept : undefined }
  if (registered.is === "failed" && registered.error._tag === "SessionLost") visit.end()
  if (registered.is === "failed") return { ...found, profile: undefined, unknown: true }
  return { ...found, profile: registered.value }
}

const makeEntering = (journey: Journey) => remote((_, email: string) => outcomeOf(findProfile(journey, email)))

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
