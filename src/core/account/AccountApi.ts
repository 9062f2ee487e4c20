import { Context, Data, Effect } from "effect"
import type { Profile, ProfileDraft } from "./profile"
import type { Voucher } from "./voucher"

/** The session has ended, so the provider did nothing (ER-04). */
export class SessionLost extends Data.TaggedError("SessionLost") {}

/** The provider did not deliver the list of purchases. */
export class VouchersUnavailable extends Data.TaggedError("VouchersUnavailable") {}

/** The answer of `GET /api/sales` (AC-03). */
export interface PurchasesFound {
  readonly vouchers: ReadonlyArray<Voucher>
  /** The number of list entries that could not be read as purchases. */
  readonly unread: number
}

/** The provider could not say whether the visitor is registered (SR-01). */
export class ProfileUnknown extends Data.TaggedError("ProfileUnknown") {}

/** The provider did not save the profile, or did not confirm it (RG-06). */
export class ProfileNotSaved extends Data.TaggedError("ProfileNotSaved") {}

/** The account of a logged-in visitor at the provider (SR-01, AC-03). */
export class AccountApi extends Context.Service<
  AccountApi,
  {
    /** Undefined if the visitor is not registered or the provider fails (SR-01). */
    readonly profile: Effect.Effect<Profile | undefined, SessionLost>
    /**
     * For callers that will change the profile: another 4xx than 401 means 'not registered', other
     * failures stay failures.
     */
    readonly knownProfile: Effect.Effect<Profile | undefined, ProfileUnknown | SessionLost>
    /** Registers or updates. A later read of `profile` returns this one (RG-04). */
    readonly save: (profile: Profile) => Effect.Effect<void, ProfileNotSaved | SessionLost>
    readonly purchases: Effect.Effect<PurchasesFound, VouchersUnavailable | SessionLost>
  }
>()("core/account/AccountApi") {
  static readonly profile = AccountApi.use(({ profile }) => profile)
  static readonly knownProfile = AccountApi.use(({ knownProfile }) => knownProfile)
  static readonly purchases = AccountApi.use(({ purchases }) => purchases)
  static readonly save = (profile: Profile) => AccountApi.use(({ save }) => save(profile))
}

/**
 * Keeps the unsaved profile form for 24 hours, and only for the visitor who typed it. The draft
 * survives the end of the session (TR-15). It never fails: without storage the draft lasts as long
 * as the page.
 */
export class SavedProfile extends Context.Service<
  SavedProfile,
  {
    readonly load: (email: string) => Effect.Effect<ProfileDraft | undefined>
    readonly save: (typed: { readonly email: string; readonly draft: ProfileDraft }) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("core/account/SavedProfile") {
  static readonly load = (email: string) => SavedProfile.use(({ load }) => load(email))
  static readonly save = (typed: { readonly email: string; readonly draft: ProfileDraft }) =>
    SavedProfile.use(({ save }) => save(typed))
  static readonly clear = SavedProfile.use(({ clear }) => clear)
}

/** Registers the visitor or updates. The draft stays until the save succeeds (RG-06, TR-15). */
export const saveProfile = Effect.fnUntraced(function* (profile: Profile) {
  yield* AccountApi.save(profile)
  yield* SavedProfile.clear
})

/** What the profile form begins with. `kept`: the form as typed, and not sent. */
export interface ProfileFound {
  readonly email: string
  readonly profile: Profile | undefined
  readonly kept: ProfileDraft | undefined
  /** Why the provider's data could not be loaded: saving would overwrite them. */
  readonly unknown?: (ProfileUnknown | SessionLost)["_tag"]
}

/** Finds the visitor's data at the provider, and the form as they left it (RG-02). */
export const findProfile = Effect.fnUntraced(function* (email: string) {
  const found = { email, kept: yield* SavedProfile.load(email) }
  return yield* AccountApi.knownProfile.pipe(
    Effect.map((profile): ProfileFound => ({ ...found, profile })),
    Effect.catch(({ _tag }) => Effect.succeed<ProfileFound>({ ...found, profile: undefined, unknown: _tag }))
  )
})
