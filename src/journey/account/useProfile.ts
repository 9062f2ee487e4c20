import { useEffect } from "react"
import { emptyProfileDraft, type ProfileDraft } from "../../core/account/profileDraft"
import type { CheckoutEngine } from "../engine/checkoutEngine"
import { remote } from "../engine/remote"
import { fromPromise, orThrow } from "../engine/useCase"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { makeProfileForm, type ProfileForm, type ProfileFound } from "./profileForm"
import { useAccount } from "./useAccount"

const isFilled = (draft: ProfileDraft | undefined): draft is ProfileDraft =>
  draft !== undefined && Object.keys(emptyProfileDraft).some((field) => draft[field as keyof ProfileDraft] !== "")

const findProfile = async (engine: CheckoutEngine, email: string): Promise<ProfileFound> => {
  const [told, kept] = await Promise.all([engine.account.knownProfile(), engine.profileDraft.load(email).then(orThrow)])
  const found = { email, kept: isFilled(kept) ? kept : undefined }
  if (told.is === "failed") return { ...found, profile: undefined, unknown: true }
  return { ...found, profile: told.value }
}

const makeEntering = ({ checkout }: Journey) =>
  remote(fromPromise(async (email: string) => findProfile(await checkout(), email)))

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
