import { Context, type Effect } from "effect"
import type { PassengersDraft } from "./passenger"

/**
 * The passengers of the purchase under way, as they were typed, under `pasajeros` for 24 hours (ST-02, TR-15). It never fails: where
 * nothing can be kept they last as long as the page.
 */
export class SavedPassengers extends Context.Service<
  SavedPassengers,
  {
    readonly load: Effect.Effect<PassengersDraft | undefined>
    /** Keeps them, and of each, the first one first, whether every field holds; an entirely empty form is not kept (PA-08). */
    readonly save: (passengers: PassengersDraft, valid: ReadonlyArray<boolean>) => Effect.Effect<void>
    /** Forgets all but the first one (RS-15). */
    readonly forgetOthers: Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("core/passengers/SavedPassengers") {}
