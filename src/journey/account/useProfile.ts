import { useEffect } from "react"
import { type ProfileDraft, profileForm } from "../../core/account/profile"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { orThrow, outcomeOf } from "../runtime"
import { useAccount } from "./account"
import { makeProfileForm, type ProfileForm, type ProfileFound } from "./profileForm"

const isFilled = (draft: ProfileDraft | undefined): draft is ProfileDraft =>
  draft !== undefined && Object.keys(profileForm.empty).some((field) => draft[field as keyof ProfileDraft] !== "")

const findProfile = async ({ run }: Journey["checkout"], email: string): Promise<ProfileFound> => {
  const [told, kept] = await Promise.all([
    run(({ AccountApi }) => AccountApi.use(({ knownProfile }) => knownProfile)),
    run(({ SavedProfile }) => SavedProfile.use(({ load }) => load(email))).then(orThrow)
  ])
  const found = { email, kept: isFilled(kept) ? kept : undefined }
  if (told.is === "failed") return { ...found, profile: undefined, unknown: true }
  return { ...found, profile: told.value }
}

const makeEntering = ({ checkout }: Journey) => remote((_, email: string) => outcomeOf(findProfile(checkout, email)))

export const useProfile = () => {
  const account = useAccount()
  const entering = usePerPage(makeEntering)
  const email = account === "loggedOut" ? undefined : account?.email
  useEffect(() => {
    if (email === undefined) return
    entering.start(email)
    return entering.cancel
  }, [entering, email])
  return { account, state: entering.state.value, again: () => email !== undefined && entering.start(email) }
}

export const useProfileForm = (found: ProfileFound): ProfileForm =>
  usePerPage((journey) => makeProfileForm(journey, found), {
    enter: ({ begin }) => begin(),
    wake: ({ reopen }) => reopen()
  })
