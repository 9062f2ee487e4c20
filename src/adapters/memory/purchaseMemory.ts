import { Effect, Layer } from "effect"
import type { ProfileDraft } from "../../core/account/profileDraft"
import { SavedProfile } from "../../core/account/SavedProfile"
import { Attempts } from "../../core/enroll/Attempts"
import type { Attempt } from "../../core/enroll/attempt"
import type { Purchase } from "../../core/enroll/purchase"
import { SavedPurchase } from "../../core/enroll/SavedPurchase"
import { Companions } from "../../core/passengers/Companions"
import type { PassengersDraft } from "../../core/passengers/passenger"
import { SavedPassengers } from "../../core/passengers/SavedPassengers"

/**
 * The browser's storage of passengers, payments, the last purchase and unsaved personal data. The
 * results of `attempts` are unknown. `profile` has the e-mail of its owner. `busy`: another tab
 * pays. Another tab calls `onPurchase` when it makes or drops a purchase.
 */
export interface KeptPurchase {
  passengers?: PassengersDraft | undefined
  companions?: PassengersDraft | undefined
  valid?: ReadonlyArray<boolean>
  attempts?: ReadonlyArray<Attempt>
  purchase?: Purchase
  onPurchase?: (() => void) | undefined
  profile?: { readonly email: string; readonly draft: ProfileDraft } | undefined
  busy?: boolean
}

/** Saves a purchase into the given object, which a test can read and tabs can share. */
export const purchaseMemory = (kept: KeptPurchase = {}) => {
  let keys = 0
  return Layer.mergeAll(
    Layer.succeed(SavedPassengers, {
      load: Effect.sync(() => kept.passengers),
      save: (passengers, valid) =>
        Effect.sync(() => {
          kept.passengers = passengers
          kept.valid = valid
        }),
      forgetOthers: Effect.sync(() => {
        if (kept.passengers) kept.passengers = { ...kept.passengers, others: [] }
      }),
      clear: Effect.sync(() => {
        kept.passengers = undefined
      })
    }),
    Layer.succeed(Companions, {
      load: Effect.sync(() => kept.companions),
      save: (passengers) =>
        Effect.sync(() => {
          kept.companions = passengers
        }),
      clear: Effect.sync(() => {
        kept.companions = undefined
      })
    }),
    Layer.succeed(SavedProfile, {
      load: (email) => Effect.sync(() => (kept.profile?.email === email ? kept.profile.draft : undefined)),
      save: (typed) =>
        Effect.sync(() => {
          kept.profile = typed
        }),
      clear: Effect.sync(() => {
        kept.profile = undefined
      })
    }),
    Layer.succeed(SavedPurchase, {
      load: Effect.sync(() => kept.purchase),
      save: (purchase) =>
        Effect.sync(() => {
          kept.purchase = purchase
        }),
      follow: (told) =>
        Effect.sync(() => {
          kept.onPurchase = told
          return () => {
            kept.onPurchase = undefined
          }
        })
    }),
    Layer.succeed(Attempts, {
      claim: Effect.sync(() => {
        if (kept.busy) return undefined
        kept.busy = true
        return () => {
          kept.busy = false
        }
      }),
      load: Effect.sync(() => kept.attempts ?? []),
      save: (attempts) =>
        Effect.sync(() => {
          kept.attempts = attempts
        }),
      newKey: Effect.sync(() => `00000000-0000-4000-8000-${String(++keys).padStart(12, "0")}`),
      digest: (key, text) => Effect.succeed(`${key} ${text}`)
    })
  )
}
