import { Context, type Effect } from "effect"
import type { PassengersDraft } from "./passenger"

/**
 * Remembers who travelled, for the next trip, under `viajeros` for a year and only if the buyer
 * asked for it (OU-19). It never fails: without storage nothing is remembered.
 */
export class Companions extends Context.Service<
  Companions,
  {
    readonly load: Effect.Effect<PassengersDraft | undefined>
    readonly save: (passengers: PassengersDraft) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("core/passengers/Companions") {}
