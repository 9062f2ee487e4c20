import { Effect, Exit, Fiber, Layer } from "effect"
import { expect, test } from "vitest"
import { aProfile, aProfileDraft } from "../../../contracts/fixtures/account"
import { AccountApiMemory, type AccountApiMemoryOptions } from "../../adapters/memory/provider"
import { type KeptPurchase, purchaseMemory } from "../../adapters/memory/storage"
import { ProfileNotSaved, SessionLost, saveProfile } from "./AccountApi"

const atTheForm = (options: AccountApiMemoryOptions = {}) => {
  const kept: KeptPurchase = { profile: { email: aProfile.email, draft: aProfileDraft } }
  const typed = kept.profile
  const world = Layer.merge(AccountApiMemory(options), purchaseMemory(kept))
  return { kept, typed, options, saving: saveProfile(aProfile).pipe(Effect.provide(world)) }
}

test("a successful save updates the profile and clears the draft", async () => {
  const { kept, options, saving } = atTheForm()
  await Effect.runPromise(saving)
  expect(options.profile).toEqual(aProfile)
  expect(kept.profile).toBeUndefined()
})

test.each([
  ["the session is over", { over: true }, new SessionLost()],
  ["the provider does not accept the data", { down: true }, new ProfileNotSaved()]
])("if %s, the save fails and the draft stays", async (_, options, failure) => {
  const { kept, saving, typed } = atTheForm(options)
  expect(await Effect.runPromise(Effect.flip(saving))).toEqual(failure)
  expect(kept.profile).toBe(typed)
})

test("a visitor who leaves before the answer finds the draft again", async () => {
  const { kept, saving, typed } = atTheForm({ delay: "forever" })
  const fiber = Effect.runFork(saving)
  await Effect.runPromise(Fiber.interrupt(fiber))
  expect(Exit.isFailure(await Effect.runPromise(Fiber.await(fiber)))).toBe(true)
  expect(kept.profile).toBe(typed)
})
