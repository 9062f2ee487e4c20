import { Context, Effect } from "effect"
import type { Day } from "../trip/calendar"
import type { PassengersDraft } from "./passenger"
import { agesOf } from "./recall"

/**
 * Keeps the typed passengers of the unfinished purchase under `pasajeros` for 24 hours (ST-02,
 * TR-15). It never fails: without storage they last as long as the page.
 */
export class SavedPassengers extends Context.Service<
  SavedPassengers,
  {
    readonly load: Effect.Effect<PassengersDraft | undefined>
    /** `valid`: which forms have no problem, in order. An empty one is not stored (PA-08). */
    readonly save: (passengers: PassengersDraft, valid: ReadonlyArray<boolean>) => Effect.Effect<void>
    readonly forgetOthers: Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("core/passengers/SavedPassengers") {
  static readonly save = (passengers: PassengersDraft, valid: ReadonlyArray<boolean>) =>
    SavedPassengers.use(({ save }) => save(passengers, valid))
  static readonly forgetOthers = SavedPassengers.use(({ forgetOthers }) => forgetOthers)
  static readonly clear = SavedPassengers.use(({ clear }) => clear)
  static readonly load = SavedPassengers.use(({ load }) => load)
}

/**
 * Remembers who travelled, for the next trip, under `viajeros` for a year or until a logout, and
 * only if the buyer asked for it (OU-19). It never fails: without storage it remembers nothing.
 */
export class Companions extends Context.Service<
  Companions,
  {
    readonly load: Effect.Effect<PassengersDraft | undefined>
    readonly save: (passengers: PassengersDraft) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("core/passengers/Companions") {
  static readonly load = Companions.use(({ load }) => load)
  static readonly save = (passengers: PassengersDraft) => Companions.use(({ save }) => save(passengers))
  static readonly clear = Companions.use(({ clear }) => clear)
}

/** Remembered travellers, as the quote bar takes them over. */
export interface Remembered {
  readonly names: ReadonlyArray<string>
  readonly ages: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
}

/** The remembered travellers, if all their ages are known today (OU-19). */
export const findCompanions = (today: Day) =>
  Effect.map(Companions.load, (kept): Remembered | undefined => {
    const ages = kept && agesOf(kept, today)
    if (!ages) return undefined
    const { email, phone } = kept.main
    return { names: [kept.main, ...kept.others].map(({ name }) => name), ages: ages.map(String), phone, email }
  })
