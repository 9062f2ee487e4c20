import { Context, type Effect } from "effect"
import type { ProfileDraft } from "./profile"

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
>()("core/account/SavedProfile") {}
