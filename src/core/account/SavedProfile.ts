import { Context, type Effect } from "effect"
import type { ProfileDraft } from "./profileDraft"

/**
 * The personal data as they were typed, until they are saved: for 24 hours, and for the visitor who typed them alone (TR-15: a session
 * that ends keeps the draft). It never fails: where nothing can be kept they last as long as the page.
 */
export class SavedProfile extends Context.Service<
  SavedProfile,
  {
    /** What the holder of an e-mail typed. */
    readonly load: (email: string) => Effect.Effect<ProfileDraft | undefined>
    readonly save: (typed: { readonly email: string; readonly draft: ProfileDraft }) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("core/account/SavedProfile") {}
